import ComposableMacros
import SwiftSyntaxMacros
import Testing

@Suite struct PresentsExpansionTests {
  @Test func `46. a presented property gets a projection and storage`() {
    expect(
      """
      @ObservableState struct State {
        @Presents public var child: Child.State?
      }
      """,
      expandsTo: """
        @ObservableState struct State {
          public var child: Child.State? {
            @storageRestrictions(initializes: _child)
            init(initialValue) {
              _child = ComposableCore.PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(self, keyPath: \\.child)
              return _child.wrappedValue
            }
            set {
              _$observationRegistrar.assign(
                newValue, to: &_child.wrappedValue, of: self, keyPath: \\.child,
                as: ComposableCore.StateKinds.of(newValue)
              )
            }
            _modify {
              let change = _$observationRegistrar.change(
                of: &_child.wrappedValue,
                as: ComposableCore.StateKinds.of(_child.wrappedValue)
              )
              _$observationRegistrar.begin(change, of: self, keyPath: \\.child)
              defer {
                _$observationRegistrar.end(
                  change, with: _child.wrappedValue, of: self, keyPath: \\.child
                )
              }
              yield &_child.wrappedValue
            }
          }

          public var $child: ComposableCore.PresentationState<Child.State> {
            get {
            _$observationRegistrar.access(self, keyPath: \\.child)
            return _child.projectedValue
            }
            set {
              _$observationRegistrar.assign(
                newValue, to: &_child.projectedValue, of: self, keyPath: \\.child,
                as: ComposableCore.StateKinds.of(newValue)
              )
            }
            _modify {
              let change = _$observationRegistrar.change(
                of: &_child.projectedValue,
                as: ComposableCore.StateKinds.of(_child.projectedValue)
              )
              _$observationRegistrar.begin(change, of: self, keyPath: \\.child)
              defer {
                _$observationRegistrar.end(
                  change, with: _child.projectedValue, of: self, keyPath: \\.child
                )
              }
              yield &_child.projectedValue
            }
          }

          private var _child = ComposableCore.PresentationState<Child.State>(wrappedValue: nil)
        }
        """,
      macros: ["Presents": PresentsMacro.self]
    )
  }
}
