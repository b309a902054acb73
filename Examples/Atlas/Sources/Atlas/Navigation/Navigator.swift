import SwiftUI

/// Leads through a stack of screens from within any of them.
struct Navigator {
  private let path: Binding<[Destination]>

  /// Leads along a path.
  init(_ path: Binding<[Destination]>) {
    self.path = path
  }

  /// Goes back to the stack's first screen.
  func returnToStart() {
    path.wrappedValue.removeAll()
  }
}

extension EnvironmentValues {
  /// Leads through the screens of the stack around; `nil` outside of one.
  @Entry var navigator: Navigator?
}
