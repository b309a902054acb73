// What a default app needs, in one import.
@_exported public import MilieuEnvironment
@_exported public import MilieuRuntime
@_exported public import MilieuViews
@_exported public import MilieuWeb
