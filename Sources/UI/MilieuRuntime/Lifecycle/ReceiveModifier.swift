internal import MilieuEnvironment
public import MilieuObservation

extension View {
  /// Runs an action with each value a publisher gives while the view stands.
  ///
  /// As SwiftUI, the view subscribes when it first stands, and anew when it is made with a publisher that differs. The action runs on
  /// the main actor, whatever thread the publisher gives its values on; a value given during an update waits for its end.
  ///
  /// - Parameters:
  ///   - publisher: gives the values.
  ///   - action: what to run with each.
  public nonisolated func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

nonisolated struct ReceiveModifier<Source: Publisher>: ViewModifier where Source.Failure == Never {
  typealias Body = Never

  let publisher: Source
  let action: (Source.Output) -> Void

  @MainActor static func makeNode<Modified: View>(
    for view: ModifiedContent<Modified, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ReceiveNode(view, in: context)
  }

  nonisolated static func wire<Modified: View>(_ modified: Modified.Type, _ walk: WiringWalk) { Modified.wire(walk) }
}

private final class ReceiveNode<Content: View, Source: Publisher>:
  SingleChildNode<ModifiedContent<Content, ReceiveModifier<Source>>, Content>
where Source.Failure == Never {
  private var modifier: ReceiveModifier<Source>
  private var subscription: AnyCancellable?

  init(_ view: ModifiedContent<Content, ReceiveModifier<Source>>, in context: NodeContext) {
    modifier = view.modifier
    super.init(context)
    subscribe()
    var inner = context
    inner.parent = self
    child = Content.makeNode(for: view.content, in: inner)
  }

  private func subscribe() {
    subscription = modifier.publisher.sink { [weak self] value in
      let received = Received(value: value)
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.receive(received) }
      } else {
        Task { @MainActor in self?.receive(received) }
      }
    }
  }

  /// NB: a value may be given on any thread; the publisher hands it over and keeps no hold of it.
  private struct Received: @unchecked Sendable {
    let value: Source.Output
  }

  private func receive(_ received: Received) {
    guard !isClosed else { return }
    if root.isInTurn {
      root.afterUpdate(of: self) { [weak self] in self?.receive(received) }
    } else {
      performing { modifier.action(received.value) }
    }
  }

  override func update(_ view: ModifiedContent<Content, ReceiveModifier<Source>>) {
    let isSame = ValueEquality.areEqual(modifier.publisher, view.modifier.publisher)
    modifier = view.modifier
    if !isSame { subscribe() }
    child?.update(view.content)
  }

  override func willClose() { subscription = nil }
}
