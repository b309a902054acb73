// What a default app needs, in one import.
@_exported public import MilieuEnvironment
@_exported public import MilieuRuntime
@_exported public import MilieuUndo
@_exported public import MilieuViews
@_exported public import MilieuWeb

@_exported public import protocol MilieuObservation.ObservableObject
// As Apple's SwiftUI, which brings these of Combine and leaves the publishers to `import Combine`.
@_exported public import class MilieuObservation.ObservableObjectPublisher
@_exported public import struct MilieuObservation.Published
