import AtlasModel
import AtlasParts
import AtlasServices
import SwiftUI

/// A service and what to call it.
struct AtlasSource {
  let mode: AtlasMode
  let service: any AtlasService

  /// The entries that the app brings along.
  static let offline = AtlasSource(mode: .offline, service: FixtureAtlasService())
}

extension EnvironmentValues {
  /// The service and the mode that goes with it, written as one.
  var atlasSource: AtlasSource {
    get { AtlasSource(mode: atlasMode, service: atlasService) }
    set {
      atlasMode = newValue.mode
      atlasService = newValue.service
    }
  }
}
