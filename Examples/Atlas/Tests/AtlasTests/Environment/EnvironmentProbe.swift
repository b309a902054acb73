import AtlasServices
import MilieuTesting
import SwiftUI

@testable import Atlas

/// Holds what the environment gives the views at one place of a screen.
@MainActor
final class EnvironmentProbe {
  fileprivate(set) var repository: AtlasRepository?
  fileprivate(set) var nameIndex: AsyncOnce<NameIndex>?

  nonisolated init() {}
}

extension View {
  /// Shows to a probe what the views here are given.
  func probed(by probe: EnvironmentProbe) -> some View { modifier(Probing(probe: probe)) }
}

private struct Probing: ViewModifier {
  let probe: EnvironmentProbe
  @Environment(\.atlasRepository) private var repository
  @Environment(\.nameIndex) private var nameIndex

  func body(content: Content) -> some View {
    let _ = (probe.repository, probe.nameIndex) = (repository, nameIndex)
    content
  }
}
