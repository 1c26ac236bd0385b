import ComposableCore

/// Observable state in every kind of container.
@ObservableState
struct Tree {
  var branch = Branch()
  var optional: Branch?
  @Presents var presented: Branch?
  var array: [Branch] = []
  var twigs: IdentifiedArrayOf<Twig> = []
  var path = StackState<Turn>()
  var turn = Turn.left(Branch())
  var name = ""

  mutating func replace(with other: Tree) { self = other }
}

@ObservableState
struct Branch: Equatable {
  var count = 0
  var leaf = Leaf()

  mutating func replace(with other: Branch) { self = other }
}

@ObservableState
struct Leaf: Equatable {
  var value = 0
}

@ObservableState
struct Twig: Equatable, Identifiable {
  let id: Int
  let kind: Int
  var branch = Branch()

  mutating func replace(with other: Twig) { self = other }
}

@ObservableState
enum Turn: Equatable {
  case left(Branch)
  case right(Branch)
  case number(Int)
  case end

  var branch: Branch? {
    switch self {
    case .left(let branch), .right(let branch): branch
    case .number, .end: nil
    }
  }

  mutating func modify(_ change: (inout Branch) -> Void) {
    switch self {
    case .left(var branch):
      change(&branch)
      self = .left(branch)
    case .right(var branch):
      change(&branch)
      self = .right(branch)
    case .number, .end: break
    }
  }
}

/// A named function that reads one observable value of a tree.
struct TreeReader: CustomStringConvertible {
  let description: String
  let read: (Tree) -> [Int]?

  init(_ description: String, _ read: @escaping (Tree) -> [Int]?) {
    self.description = description
    self.read = read
  }

  static var all: [TreeReader] {
    var readers = [
      TreeReader("name") { [$0.name.count] }, TreeReader("twigs.ids") { Array($0.twigs.ids) },
      TreeReader("turn") { turn($0.turn) },
    ]
    readers += branch("branch") { $0.branch }
    readers += branch("optional") { $0.optional }
    readers += branch("presented") { $0.presented }
    readers += branch("turn") { $0.turn.branch }
    return readers + (0..<3).flatMap(elements)
  }

  private static func elements(at index: Int) -> [TreeReader] {
    var readers = [
      TreeReader("twigs[id: \(index)].kind") { $0.twigs[id: index].map { [$0.kind] } },
      TreeReader("path[\(index)]") { element($0, at: index).map(turn) },
    ]
    readers += branch("array[\(index)]") {
      $0.array.indices.contains(index) ? $0.array[index] : nil
    }
    readers += branch("twigs[id: \(index)]") { $0.twigs[id: index]?.branch }
    readers += branch("path[\(index)]") { element($0, at: index)?.branch }
    return readers
  }

  private static func element(_ tree: Tree, at index: Int) -> Turn? {
    let path = tree.path
    return path.indices.contains(index) ? path[id: path.ids[index]] : nil
  }

  private static func turn(_ turn: Turn) -> [Int] {
    switch turn {
    case .left: [0]
    case .right: [1]
    case .number(let number): [2, number]
    case .end: [3]
    }
  }

  private static func branch(
    _ description: String, _ branch: @escaping (Tree) -> Branch?
  ) -> [TreeReader] {
    [
      TreeReader("\(description).count") { branch($0).map { [$0.count] } },
      TreeReader("\(description).leaf.value") { branch($0).map { [$0.leaf.value] } },
    ]
  }
}
