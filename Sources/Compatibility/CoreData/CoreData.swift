// What code written for Core Data imports, with Foundation and what Apple's SwiftUI has for it: `@FetchRequest` and `\.managedObjectContext`.
// There is no logic here.
@_exported public import Foundation
@_exported public import MilieuCoreData
@_exported public import MilieuCoreDataViews
// Brings the store along, which whoever loads one finds by its name.
internal import MilieuSQLite
@_exported public import MilieuUndo
