import ComposableCore

/// A feature that uses a different operator for each part of a tree.
@Reducer
struct TreeFeature {
  typealias State = Tree

  enum Action {
    case tree(Change<Tree>)
    case branch(Change<Branch>)
    case optional(Change<Branch>)
    case presented(PresentationAction<Change<Branch>>)
    case twigs(IdentifiedAction<Int, Change<Twig>>)
    case path(StackAction<Turn, Change<Turn>>)
    case turn(Change<Turn>)

    static func tree(_ run: @escaping (inout Tree) -> Void) -> Self { .tree(Change(run: run)) }
    static func branch(_ run: @escaping (inout Branch) -> Void) -> Self {
      .branch(Change(run: run))
    }
    static func turn(_ run: @escaping (inout Turn) -> Void) -> Self { .turn(Change(run: run)) }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.self, action: \.tree) { Changing<Tree>() }
    Scope(state: \.branch, action: \.branch) { Changing<Branch>() }
    Scope(state: \.turn, action: \.turn) { Changing<Turn>() }
    EmptyReducer()
      .ifLet(\.optional, action: \.optional) { Changing<Branch>() }
      .ifLet(\.$presented, action: \.presented) { Changing<Branch>() }
      .forEach(\.twigs, action: \.twigs) { Changing<Twig>() }
      .forEach(\.path, action: \.path) { Changing<Turn>() }
  }
}
