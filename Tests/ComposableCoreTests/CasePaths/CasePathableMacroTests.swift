import ComposableCore
import Testing

@Suite struct CasePathableMacroTests {
  @CasePathable
  @dynamicMemberLookup
  indirect enum Tree: Equatable {
    case leaf
    case node(Self)
    case named(name: String)
    case pair(Int, Int)
    case labelled(x: Int, y: String), second(Int = 1)
    case tuple((x: Int, y: Int))
    case optional(Int?)
    case `default`(Bool)
    #if os(Linux)
      case linux(Int)
    #else
      case elsewhere(Int)
    #endif

    static func == (lhs: Self, rhs: Self) -> Bool { "\(lhs)" == "\(rhs)" }
  }

  @CasePathable
  enum Generic<Element: Sendable> {
    case none
    case one(Element)
    case many([Element], count: Int)
  }

  @CasePathable
  fileprivate enum Hidden {
    case one(Secret)
  }

  fileprivate struct Secret {}

  @CasePathable
  public enum Public {
    case one(Int)
  }

  @CasePathable
  package enum Package {
    case one(Int)
  }

  @CasePathable
  enum Never {}

  @MainActor
  @CasePathable
  enum Isolated {
    case one(Int)
  }

  @CasePathable
  enum Shadowing {
    struct AnyCasePath {}
    struct Sendable {}
    typealias Void = Int
    case one(AnyCasePath)
    case two(Sendable)
    case three(Void)
    case four
  }

  @Test func `payloads of every shape can be embedded and extracted`() {
    check(\.leaf, (), .leaf)
    check(\.node, Tree.leaf, .node(.leaf))
    check(\.named, "a", .named(name: "a"))
    check(\.pair, (1, 2), .pair(1, 2))
    check(\.labelled, (x: 1, y: "a"), .labelled(x: 1, y: "a"))
    check(\.second, 3, .second(3))
    check(\.tuple, (x: 1, y: 2), .tuple((1, 2)))
    check(\.optional, nil, .optional(nil))
    check(\.default, true, .default(true))
  }

  private func check<Value>(_ keyPath: CaseKeyPath<Tree, Value>, _ value: Value, _ tree: Tree) {
    let path = AnyCasePath(keyPath)
    #expect(path.embed(value) == tree)
    #expect(path.extract(from: tree).map { "\($0)" } == "\(value)")
    #expect(tree.is(keyPath))
    #expect(path.extract(from: .second(9)) == nil || tree.is(\.second))
  }

  @Test func `cases in an active '#if' block have case paths`() {
    #if os(Linux)
      #expect(AnyCasePath(\Tree.Cases.linux).embed(1) == .linux(1))
    #endif
  }

  @Test func `a generic enum has case paths`() {
    #expect(AnyCasePath(\Generic<Int>.Cases.one).extract(from: .one(1)) == 1)
    #expect(Generic.many([1], count: 1).is(\.many))
  }

  @Test func `enums of every access level have case paths`() {
    #expect(Hidden.one(Secret()).is(\.one))
    #expect(Private.one(1)[case: \.one] == 1)
    #expect(Public.one(1)[case: \.one] == 1)
    #expect(Package.one(1)[case: \.one] == 1)
    #expect(Shadowing.three(1)[case: \.three] == 1)
  }

  @Test func `the case paths of a main-actor enum can be used from any isolation`() {
    #expect(AnyCasePath(\Isolated.Cases.one).extract(from: .one(1)) == 1)
  }

  @Test func `the current case has its declared name`() {
    #expect(Tree.labelled(x: 1, y: "")._$currentCase.name == "labelled")
    #expect(Tree.default(true)._$currentCase.name == "default")
    #expect(Tree.leaf._$currentCase.name == "leaf")
  }
}

extension CasePathableMacroTests {
  struct Item: Identifiable { var id: Int }
  struct Alert: _EphemeralState { typealias Action = String }
  struct IdentifiedAlert: Identifiable, _EphemeralState {
    typealias Action = String
    var id: Int
  }

  @CasePathable enum Destination {
    case item(Item)
    case alert(Alert)
    case identified(IdentifiedAlert)
    case plain(Int)
  }

  @Test func `3. the current case has the ID of its payload`() {
    #expect(Destination.item(Item(id: 1))._$currentCase.id == AnyHashable(1))
    #expect(Destination.identified(IdentifiedAlert(id: 2))._$currentCase.id == AnyHashable(2))
    #expect(Destination.alert(Alert())._$currentCase.id == nil)
    #expect(Destination.plain(1)._$currentCase.id == nil)
  }

  @Test func `8. the current case has the action type of an ephemeral payload`() {
    #expect(Destination.item(Item(id: 1))._$currentCase.ephemeralAction == nil)
    #expect(Destination.alert(Alert())._$currentCase.ephemeralAction == String.self)
    #expect(
      Destination.identified(IdentifiedAlert(id: 1))._$currentCase.ephemeralAction == String.self
    )
  }


  @Test func `the current case of an enum without the macro is determined by reflection`() {
    #expect(Handmade.item(Item(id: 1))._$currentCase.id == AnyHashable(1))
    #expect(Handmade.item(Item(id: 1))._$currentCase.name == "item")
    #expect(Handmade.plain._$currentCase.name == "plain")
  }

  enum Handmade: CasePathable {
    case item(Item)
    case plain
    struct AllCasePaths: Sendable {}
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }
}

@CasePathable
private enum Private {
  case one(Int)
}

public struct Outer {
  public init() {}
}

public extension Outer {
  @CasePathable enum Nested {
    case one(Int)
  }
}
