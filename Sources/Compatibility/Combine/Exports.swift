// Where Foundation has no `URLSession` of its own, code that loads data by a publisher finds it here.
@_exported public import FoundationNetworking
// What code written for Combine imports. There is no logic here.
@_exported public import MilieuObservation
