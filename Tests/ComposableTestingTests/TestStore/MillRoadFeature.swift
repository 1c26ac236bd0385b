import ComposableTesting

/// A road with a stack of mills and sacks.
@Reducer
struct MillRoadFeature {
  @Reducer
  enum Path {
    case mill(MillFeature)
    case sack(SackFeature)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: \.path)
  }
}

extension MillRoadFeature.Path.State: Equatable {}
