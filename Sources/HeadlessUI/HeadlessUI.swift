// Like SwiftUI, this module re-exports these modules, so that files need no other import for
// '@Observable', 'UUID', or 'Date'.
@_exported import Foundation
@_exported import Observation
