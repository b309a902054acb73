import SwiftUI

extension EnvironmentValues {
  /// What the app asks about countries, languages and currencies.
  @Entry package var atlasService: any AtlasService = FixtureAtlasService()

  /// Where the parts of the app write what they do.
  @Entry package var atlasLogger = AtlasLogger.silent
}
