#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessUI
#endif

extension Binding {
  /// True while something is there; writing false takes it away.
  ///
  /// Does not read before it writes: what is there may have been replaced since it was shown, and
  /// then it is not what should be taken away.
  @MainActor
  func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } }
    )
  }
}
