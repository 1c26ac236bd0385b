@_exported import ComposableCore

#if canImport(SwiftUI)
  @_exported import SwiftUI
#else
  @_exported import HeadlessUI
#endif
