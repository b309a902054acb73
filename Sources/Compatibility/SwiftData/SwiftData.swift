// What code written for SwiftData imports, with Foundation and Observation as Apple's module brings them. There is no logic here.
@_exported public import Foundation
@_exported public import MilieuData
@_exported public import MilieuDataViews
// Brings the store along, which whoever makes a container finds by its name.
internal import MilieuSQLite
@_exported public import MilieuUndo
@_exported public import Observation
