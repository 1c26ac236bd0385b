import ComposableCore
import Testing

// Enums of every shape with `@CasePathable`. The module must compile with warnings as errors; the
// suite checks the behavior.
private enum Nothing {}

@CasePathable private enum NoCases {}
@CasePathable private enum OneBare { case a }
@CasePathable private enum OneNever { case a(Never) }
@CasePathable private enum OneEmpty { case a(Nothing) }
@CasePathable private enum TwoEmpty { case a(Nothing), b(x: Never) }
@CasePathable private enum SomeNever { case a(Never), b(x: Never), c(Int), d }
@CasePathable private enum AllCarry { case a(Int), b(String) }
@CasePathable private enum OneCarries { case a(Int) }

@CasePathable private enum Payloads {
  case two(Int, String)
  case labels(x: Int, y: String)
  case mixed(Int, z: String)
  case function((Int) -> String)
  case labelledFunction(f: (Int) -> Int)
  case sendableFunction(@Sendable () -> Int)
  case tuple((Int, String))
  case void(Void)
  case blank(_ x: Int)
  case optional(Int?)
  case existential(any Equatable)
  case array([Self])
  case defaulted(Int = 1, b: String = "x")
}

@CasePathable private enum Generic<T, U: Equatable> { case t(T), u(U), both(T, named: U), none }

// The types of `AllCasePaths` have the same names as these.
@CasePathable private enum Hidden<Element, Iterator> {
  case element(Element), list([Element]), iterator(Iterator), root(Root), own([Self])
  struct Root: Equatable {}
}
extension Outer {
  @CasePathable enum Root { case element(Element), list([Root]); struct Element: Equatable {} }
}

@CasePathable @dynamicMemberLookup private enum Keywords {
  case `default`(Int), `init`, `let`(in: Int)
}

@CasePathable private indirect enum AllIndirect { case a(AllIndirect), b }
@CasePathable private enum OneIndirect { indirect case a(OneIndirect); case b }
@CasePathable private enum Raw: Int { case a = 1, b }
@CasePathable private enum Conforming: Error, Hashable, CaseIterable, Sendable { case a, b }
@CasePathable @MainActor private enum OnMain { case a(Int), b }
@available(*, deprecated) @CasePathable private enum Deprecated { case a(Int) }

@CasePathable public enum Public { case a(Int) }
@CasePathable package enum Package { case a(Int) }
@CasePathable fileprivate enum FilePrivate { case a(Int) }

public struct Outer {
  @CasePathable fileprivate enum Inner { case a(Content), b; struct Content { var x = 1 } }
}
extension Outer { @CasePathable enum InExtension { case a(Int) } }
public extension Outer { @CasePathable enum InPublicExtension { case a(Int) } }

@CasePathable private enum Branches {
  #if os(Linux) || os(macOS)
    case here(Int)
  #elseif os(Windows)
    case there
  #else
    case elsewhere(String)
  #endif
  case a(String), b
}

@Suite struct CasePathableShapes {
  /// Checks that extracting an embedded payload returns the payload.
  private func expectLaw<Root: CasePathable, Value: Equatable>(
    _ keyPath: CaseKeyPath<Root, Value>, _ value: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = AnyCasePath(keyPath)
    #expect(path.extract(from: path.embed(value)) == value, sourceLocation: sourceLocation)
  }

  @Test func `payloads with labels and several values can be embedded and extracted`() {
    expectLaw(\Payloads.Cases.blank, 1)
    expectLaw(\Payloads.Cases.optional, nil)
    expectLaw(\SomeNever.Cases.c, 1)
    expectLaw(\Generic<Int, String>.Cases.t, 1)
    expectLaw(\Generic<Int, String>.Cases.u, "u")
    expectLaw(\Hidden<Int, String>.Cases.list, [1])
    expectLaw(\Hidden<Int, String>.Cases.iterator, "a")
    expectLaw(\Hidden<Int, String>.Cases.root, Hidden<Int, String>.Root())
    expectLaw(\Outer.Root.Cases.element, Outer.Root.Element())
    expectLaw(\Branches.Cases.here, 1)
    expectLaw(\Keywords.Cases.let, 2)

    #expect(Payloads.two(1, "a")[case: \.two]! == (1, "a"))
    #expect(Payloads.labels(x: 1, y: "a")[case: \.labels]?.y == "a")
    #expect(Payloads.mixed(1, z: "a")[case: \.mixed]?.z == "a")
    #expect(Payloads.tuple((1, "a"))[case: \.tuple]! == (1, "a"))
    #expect(Payloads.defaulted()[case: \.defaulted]! == (1, "x"))
    #expect(Payloads.array([.blank(1)])[case: \.array]?.count == 1)
    #expect(Payloads.void(()).is(\.void))
    #expect(Generic<Int, String>.both(1, named: "a")[case: \.both]?.named == "a")
  }

  @Test func `payloads that are functions can be embedded and extracted`() {
    #expect(Payloads.function { "\($0)" }[case: \.function]?(1) == "1")
    #expect(Payloads.labelledFunction { $0 + 1 }[case: \.labelledFunction]?(1) == 2)
    #expect(Payloads.sendableFunction { 3 }[case: \.sendableFunction]?() == 3)
  }

  @Test func `calling a case key path embeds a payload`() {
    let payload: CaseKeyPath<Payloads, (x: Int, y: String)> = \.labels
    #expect(payload((x: 1, y: "a"))[case: \.labels]?.x == 1)
    #expect((\SomeNever.Cases.d)().is(\.d))
  }

  @Test func `the current case has its declared name`() {
    #expect(SomeNever.c(1)._$currentCase.name == "c")
    #expect(AllCarry.b("b")._$currentCase.name == "b")
    #expect(OneCarries.a(1)._$currentCase.name == "a")
    #expect(Keywords.default(1)._$currentCase.name == "default")
    #expect(Branches.here(1)._$currentCase.name == "here")
    #expect(OneIndirect.a(.b)._$currentCase.name == "a")
    #expect(Raw.b._$currentCase.name == "b")
  }

  @Test func `cases that are named like keywords can be read as members`() {
    #expect(Keywords.default(1).default == 1)
    #expect(Keywords.`init`.is(\.`init`))
  }
}
