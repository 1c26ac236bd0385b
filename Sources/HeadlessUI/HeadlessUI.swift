// A file that imports SwiftUI may write '@Observable' without another import, and so may one that
// imports this module in its place.
@_exported import Observation
