// The names used by the backport of Observation to older systems. Where Observation is available,
// they're other names for its declarations.

import Observation

/// An object whose changes can be observed: another name for `Observable`.
public typealias Perceptible = Observable

/// An object that tracks the observers of each property: another name for `ObservationRegistrar`.
public typealias PerceptionRegistrar = ObservationRegistrar

/// The namespace of property wrappers for perceptible objects.
public enum Perception {}

/// Makes a class observable: another name for `@Observable`.
///
/// ```swift
/// import Synchronization
///
/// @Perceptible
/// final class Model { var count = 0 }
///
/// let model = Model()
/// let isNotified = Mutex(false)
/// withPerceptionTracking {
///   _ = model.count
/// } onChange: {
///   isNotified.withLock { $0 = true }
/// }
/// model.count += 1
/// #expect(isNotified.withLock { $0 })
/// ```
@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers)
)
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Perceptible() =
  #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

/// Excludes a property from observation: another name for `@ObservationIgnored`.
@attached(accessor, names: named(willSet))
public macro PerceptionIgnored() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Tracks the properties that a closure reads: another name for `withObservationTracking`.
public func withPerceptionTracking<Result>(
  _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  withObservationTracking(apply, onChange: onChange())
}
