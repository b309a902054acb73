public import Foundation
public import MilieuRuntime

/// Leads to an address.
nonisolated public struct Link<Label: View>: PrimitiveView {
  private let destination: URL
  private let label: Label

  /// A link to an address.
  ///
  /// - Parameters:
  ///   - destination: the address, which the environment's `openURL` opens.
  ///   - label: what the link shows.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @_documentation(visibility: internal)
  public static var elementKind: ElementKind { .link }
  @_documentation(visibility: internal)
  @MainActor public var elementContent: Label { label }

  @_documentation(visibility: internal)
  @MainActor public func describe(_ element: inout ElementDescription) {
    let openURL = element.environment.openURL
    element.set(.url, destination.absoluteString)
    if openURL.asksHandler { element.set(.opensByHandler, true) }
    element.setInteraction()
    element.on(.tap) { _, _ in openURL(destination) }
  }
}

extension Link where Label == Text {
  /// The same with a localised title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// The same with a title that is not localised.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
