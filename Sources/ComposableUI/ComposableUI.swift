@_exported import ComposableCore

// The library is tested on Linux only, where its views are those of HeadlessUI. If SwiftUI is
// available, the module uses SwiftUI instead, so that apps can use the same sources. These imports
// apply to all files of the module.
#if canImport(SwiftUI)
  @_exported import SwiftUI
#else
  @_exported import HeadlessUI
#endif
