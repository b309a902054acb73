import AtlasModel
import SwiftUI

extension EnvironmentValues {
  /// Whether answers come from the network or from a few entries that the app brings along.
  @Entry package var atlasMode = AtlasMode.offline
}
