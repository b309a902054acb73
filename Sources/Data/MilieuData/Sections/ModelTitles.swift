/// What gives each model the title of its section.
package struct ModelTitles<Model: PersistentModel> {
  package let keyPath: PartialKeyPath<Model>
  let title: (Model) -> String

  package init(_ keyPath: KeyPath<Model, String>) {
    self.keyPath = keyPath
    title = { $0[keyPath: keyPath] }
  }

  /// Models without a value are in the section of the empty text, as SwiftData's.
  package init(_ keyPath: KeyPath<Model, String?>) {
    self.keyPath = keyPath
    title = { $0[keyPath: keyPath] ?? "" }
  }
}
