import Dispatch

/// Does something on the main actor, now, from wherever it is called.
///
/// The thread does not tell: on Linux the main queue may be drained by another than the first one.
func onMainQueue(_ operation: @MainActor () -> Void) {
  if DispatchQueue.getSpecific(key: isMainQueue) == true {
    MainActor.assumeIsolated(operation)
  } else {
    DispatchQueue.main.sync { MainActor.assumeIsolated(operation) }
  }
}

private let isMainQueue: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
