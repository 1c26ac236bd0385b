// SwiftUI re-exports Observation, so that files need no other import for '@Observable'. So does
// this module.
@_exported import Observation
