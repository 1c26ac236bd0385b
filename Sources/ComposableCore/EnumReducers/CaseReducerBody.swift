/// Runs the reducer of the case that the state of an enum of features is in.
///
/// The reducers of the features are made when an action arrives, not before.
public struct CaseReducerBody<Enum: CaseReducer>: Reducer {
  public init() {}

  public func reduce(into state: inout Enum.State, action: Enum.Action) -> Effect<Enum.Action> {
    Enum._$features.reduce(into: &state, action: action)
  }
}
