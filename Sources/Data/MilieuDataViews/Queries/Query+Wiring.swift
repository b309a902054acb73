package import MilieuData
package import MilieuRuntime

// A wiring report names views that query, or read the context, where no container is provided: nothing is in the one that stands there.

extension Query: WiringRequesting {
  package static var wiringRequest: WiringRequest { .needed(ModelContext.self) }
}

extension ModelContext: WiringNeeded {
  package static var wiringRemedy: String {
    "Add '.modelContainer(for:)' with the models, or '.modelContainer(_:)', to the scene or to a view further out; in previews and "
      + "tests with 'inMemory: true'."
  }
}
