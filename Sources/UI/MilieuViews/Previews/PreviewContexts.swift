internal import MilieuEnvironment
internal import MilieuRuntime

/// What preview modifiers share, each made once: by whoever shows previews, for as long as they are shown.
@MainActor
package final class PreviewContexts {
  private var tasks: [ObjectIdentifier: Any] = [:]

  /// What is shared belongs to no preview's own environment.
  private let scope = AmbientEnvironment.makeRoot(for: .preview)

  package init() {}

  /// A view changed by modifiers, innermost first, once what they share is there.
  ///
  /// - Throws: what making a context throws; it is asked for again next time.
  func apply(_ modifiers: [any PreviewModifier], to view: AnyView) async throws -> AnyView {
    var view = view
    for modifier in modifiers { view = try await apply(modifier, to: view) }
    return view
  }

  private func apply<Modifier: PreviewModifier>(_ modifier: Modifier, to view: AnyView) async throws -> AnyView {
    AnyView(
      PreviewModified(
        modifier: NestedProperties(modifier), context: try await context(of: Modifier.self), content: view))
  }

  private func context<Modifier: PreviewModifier>(of modifier: Modifier.Type) async throws -> Modifier.Context {
    let id = ObjectIdentifier(modifier)
    let known = tasks[id] as? Task<Shared<Modifier.Context>, any Error>
    let task =
      known
      ?? AmbientEnvironment.run(in: scope) { Task { Shared(value: try await Modifier.makeSharedContext()) } }
    tasks[id] = task
    do {
      return try await task.value.value
    } catch {
      tasks[id] = nil
      throw error
    }
  }

  private struct Shared<Value>: @unchecked Sendable {
    // NB: handed from one task on the main actor to others there.
    let value: Value
  }
}
