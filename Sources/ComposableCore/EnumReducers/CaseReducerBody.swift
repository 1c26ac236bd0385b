/// A reducer that runs the feature of an enum's current case.
///
/// The features' reducers are created only when an action arrives.
public struct CaseReducerBody<Enum: CaseReducer>: Reducer {
  /// Creates a reducer that runs the reducer of the current case.
  public init() {}

  /// Runs the reducer of the current case.
  public func reduce(into state: inout Enum.State, action: Enum.Action) -> Effect<Enum.Action> {
    Enum._$features.reduce(into: &state, action: action)
  }
}
