@_exported import ComposableCore

// The library is tested on Linux only, where its views are those of HeadlessUI. Each file of this
// module imports SwiftUI instead if it's available, so that apps can use the same sources.
#if canImport(SwiftUI)
  @_exported import SwiftUI
#else
  @_exported import HeadlessUI
#endif
