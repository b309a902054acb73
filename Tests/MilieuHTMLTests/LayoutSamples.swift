import Foundation
import MilieuRuntime
import MilieuViews

/// Layouts whose outcome in a browser is known from SwiftUI; written with the gallery, to be looked at.
struct LayoutSamples: View {
  var body: some View {
    VStack {
      HStack { Text("Hugs").background(.yellow) }.background(.mint)
      HStack {
        VStack(alignment: .leading) {
          Text("Wide").font(.headline); Text("beside a short one that keeps its words whole")
        }
        .background(.yellow)
        Text("Short").background(.mint)
      }.padding(4).background(.quaternary)
      HStack {
        Rectangle().fill(.red).frame(width: 4);
        VStack {
          Text("Two"); Text("lines")
        }; Spacer(); Text("End")
      }
      .padding(8).border(.blue)
      VStack {
        HStack {
          Text("In 200"); Spacer(); Text("points")
        }
      }.frame(width: 200).background(.mint)
      ZStack {
        Circle().fill(.blue); Text("9").foregroundStyle(.white)
      }.frame(width: 40, height: 40)
      Text("Fixed 120 × 40, bottom trailing").font(.caption)
      Text("x").frame(width: 120, height: 40, alignment: .bottomTrailing).background(.yellow)
      Text("Max 300").frame(maxWidth: 300).background(.mint)
      TextField("Field", text: .constant("")).frame(width: 150)
      Spacer()
      HStack { Text("A spacer is above: this stands at the bottom").foregroundStyle(.secondary) }.font(.footnote)
    }.padding()
  }
}
