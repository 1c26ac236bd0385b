// SwiftUI re-exports these modules, so that files need no other import for '@Observable', 'UUID' or
// 'Date'. So does this module.
@_exported import Foundation
@_exported import Observation
