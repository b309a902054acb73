/// A view that stands for several in a row, each of which could stand by itself.
@MainActor
package protocol SeparableView {
  var separated: [any View] { get }
}

extension Group: SeparableView where Content: View {
  @MainActor package var separated: [any View] { [content] }
}

extension TupleView: SeparableView {
  @MainActor package var separated: [any View] { members }
}

extension ForEach: SeparableView where Content: View {
  @MainActor package var separated: [any View] { data.map(content) }
}
