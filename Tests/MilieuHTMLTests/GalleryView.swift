import Foundation
import MilieuRuntime
import MilieuViews

/// Every control and container, as a person would meet them on a screen.
struct GalleryView: View {
  @State private var name = "Ada"
  @State private var notes = "Two lines\nof notes"
  @State private var isOn = true
  @State private var isOff = false
  @State private var flavor = 1
  @State private var size = 0
  @State private var count = 3
  @State private var volume = 0.4
  @State private var chosen: Int? = 1

  var body: some View {
    Form {
      Section("Text fields") {
        TextField("Name", text: $name)
        TextField("Email", text: .constant(""), prompt: Text("name@example.org"))
        SecureField("Password", text: .constant("secret"))
        TextField("Notes", text: $notes, axis: .vertical)
      }
      Section {
        Toggle("Notifications", isOn: $isOn)
        Toggle("Airplane mode, with a label that is long enough to wrap on a telephone", isOn: $isOff)
        Toggle("Unavailable", isOn: .constant(true)).disabled(true)
        Picker("Flavour", selection: $flavor) {
          Text("Vanilla").tag(0)
          Text("Chocolate").tag(1)
          Text("Pistachio").tag(2)
        }
        Picker("Size", selection: $size) {
          Text("Small").tag(0)
          Text("Medium").tag(1)
          Text("Large").tag(2)
        }.pickerStyle(.segmented)
        Stepper("Scoops: \(count)", value: $count, in: 0...9)
        Slider(value: $volume) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
      } header: {
        Text("Choices")
      } footer: {
        Text("A note that says what these choices do, and that may well run over more than one line.")
      }
      Section("Progress") {
        ProgressView(value: 0.6)
        ProgressView("Loading the catalogue…")
        ProgressView("Downloading", value: 0.3)
      }
      Section("Rows") {
        Label("Favourites", systemImage: "star.fill")
        HStack {
          Text("Version"); Spacer(); Text("1.2.3").foregroundStyle(.secondary)
        }
        HStack(spacing: 12) {
          Image(systemName: "globe.europe.africa").font(.title).foregroundStyle(.teal)
          VStack(alignment: .leading, spacing: 2) {
            Text("Europe").font(.headline)
            Text("44 countries, 24 official languages of the Union").font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          Image(systemName: "chevron.right").font(.footnote).foregroundStyle(.tertiary)
        }
        Link("swift.org", destination: .init(string: "https://swift.org")!)
        Button("Add a row", systemImage: "plus.circle") {}
        Button("Delete everything", role: .destructive) {}
      }
    }
    .navigationTitle("Gallery")
  }
}

/// Stacks, shapes, looks and buttons outside of lists.
struct CanvasView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Large title").font(.largeTitle).bold()
        Text("Headline").font(.headline)
        (Text("Runs: ") + Text("bold").bold() + Text(", ") + Text("red").foregroundColor(.red) + Text(" and ")
          + Text("mono").monospaced())
        HStack {
          Button("Plain") {}
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
          Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
        }
        HStack(spacing: 12) {
          ForEach(0..<colors.count, id: \.self) { index in
            RoundedRectangle(cornerRadius: 6).fill(colors[index]).frame(height: 28)
          }
        }
        HStack {
          ForEach(0..<colors.count, id: \.self) { index in Text("Aa").foregroundStyle(colors[index]) }
        }
        HStack(spacing: 12) {
          Circle().fill(.blue).frame(width: 56, height: 56)
          Circle().stroke(.orange, lineWidth: 4).frame(width: 56, height: 56)
          Capsule().fill(LinearGradient(colors: [.pink, .purple], startPoint: .leading, endPoint: .trailing))
            .frame(width: 110, height: 56)
          Ellipse().fill(.mint).frame(width: 80, height: 56)
        }
        Text("A card with a shadow, which spans the column").padding()
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(.background, in: RoundedRectangle(cornerRadius: 12)).shadow(radius: 4)
        ZStack(alignment: .bottomTrailing) {
          LinearGradient.sample.frame(height: 90)
          Text("Over it").font(.caption).padding(6).background(.yellow).padding(8)
        }.clipShape(RoundedRectangle(cornerRadius: 12))
        HStack {
          Text("Left"); Divider(); Text("Middle"); Spacer(); Text("Right")
        }.frame(height: 24)
        Divider()
        TextField("Search", text: .constant(""))
        Toggle("A switch outside a form", isOn: .constant(false))
        Slider(value: .constant(0.3))
        HStack {
          ProgressView(); Text("Working").foregroundStyle(.secondary)
        }
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<12, id: \.self) { Text("Chip \($0)").padding(8).background(.quaternary, in: Capsule()) }
          }
        }
        Text("The end").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
        Text("One line only, with far more words than any telephone could ever show beside one another").lineLimit(1)
      }.padding()
    }
  }

  private let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
  ]
}

extension LinearGradient {
  @MainActor static var sample: some View {
    Rectangle().fill(LinearGradient(colors: [.blue, .green], startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}

/// The smallest app.
struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)").font(.largeTitle).monospacedDigit()
      HStack {
        Button("Less") { count -= 1 }.buttonStyle(.bordered)
        Button("More") { count += 1 }.buttonStyle(.borderedProminent)
      }
    }
  }
}
