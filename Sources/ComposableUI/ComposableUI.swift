@_exported import ComposableCore

// The library is tested on Linux only, where its views are those of HeadlessUI. Each file of this
// module imports SwiftUI instead if there is one, so that the same sources are also of use to apps.
#if canImport(SwiftUI)
  @_exported import SwiftUI
#else
  @_exported import HeadlessUI
#endif
