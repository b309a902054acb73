// What `import SwiftUI` gives: views, environment, state, Observation and Foundation, as Apple's module does.
@_exported public import Foundation
@_exported public import Milieu
@_exported public import Observation
