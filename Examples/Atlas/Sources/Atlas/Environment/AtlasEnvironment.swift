import SwiftUI

/// Where a part of the app gets its answers from.
enum AtlasMode: String, Hashable {
  case live
  case offline
}

extension EnvironmentValues {
  /// What the app asks about countries, languages and currencies.
  @Entry var atlasService: any AtlasService = FixtureAtlasService()

  /// Whether the service answers from the network or from a few entries that the app brings along.
  @Entry var atlasMode = AtlasMode.offline

  /// Where the parts of the app write what they do.
  @Entry var atlasLogger = AtlasLogger.silent

  /// Leads through the screens of the stack around; `nil` outside of one.
  @Entry var navigator: Navigator?

  /// The service and the mode that goes with it, written as one.
  var atlasSource: AtlasSource {
    get { AtlasSource(mode: atlasMode, service: atlasService) }
    set {
      atlasMode = newValue.mode
      atlasService = newValue.service
    }
  }
}

/// A service and what to call it.
struct AtlasSource {
  let mode: AtlasMode
  let service: any AtlasService

  /// The entries that the app brings along.
  static let offline = AtlasSource(mode: .offline, service: FixtureAtlasService())
}
