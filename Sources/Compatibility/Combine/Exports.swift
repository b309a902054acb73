// What code written for Combine imports. There is no logic here.
@_exported public import MilieuObservation
