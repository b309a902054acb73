import SwiftUI

/// Where a part of the app gets its answers from.
enum AtlasMode: String, Hashable {
  case live
  case offline
}

private struct AtlasServiceKey: EnvironmentKey {
  static let defaultValue: any AtlasService = FixtureAtlasService()
}

private struct AtlasModeKey: EnvironmentKey {
  static let defaultValue = AtlasMode.offline
}

private struct AtlasLoggerKey: EnvironmentKey {
  static let defaultValue = AtlasLogger.silent
}

extension EnvironmentValues {
  /// What the app asks about countries, languages and currencies.
  var atlasService: any AtlasService {
    get { self[AtlasServiceKey.self] }
    set { self[AtlasServiceKey.self] = newValue }
  }

  /// Whether the service answers from the network or from a few entries that the app brings along.
  var atlasMode: AtlasMode {
    get { self[AtlasModeKey.self] }
    set { self[AtlasModeKey.self] = newValue }
  }

  /// Where the parts of the app write what they do.
  var atlasLogger: AtlasLogger {
    get { self[AtlasLoggerKey.self] }
    set { self[AtlasLoggerKey.self] = newValue }
  }

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
