@_exported import ComposableCore

// The library is tested only on Linux, with the views of HeadlessUI. Where SwiftUI is available,
// the module uses SwiftUI instead, so that apps can use the same sources. These imports apply to
// every file of the module.
#if canImport(SwiftUI)
  @_exported import SwiftUI
#else
  @_exported import HeadlessUI
#endif
