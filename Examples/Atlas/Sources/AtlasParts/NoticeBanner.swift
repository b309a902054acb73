import SwiftUI

/// Says above a screen's content what is not as usual.
package struct NoticeBanner: View {
  private let text: String
  private let systemImage: String

  /// A notice.
  ///
  /// - Parameters:
  ///   - text: what to say.
  ///   - systemImage: the SF Symbols name of the picture beside it.
  package init(_ text: String, systemImage: String) {
    self.text = text
    self.systemImage = systemImage
  }

  package var body: some View {
    Label(text, systemImage: systemImage)
      .font(.callout)
      .foregroundStyle(.orange)
      .padding(.vertical, 10)
      .padding(.horizontal, 14)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.orange.opacity(0.12), in: RoundedRectangle(cornerRadius: 10))
      .padding(.horizontal)
  }
}
