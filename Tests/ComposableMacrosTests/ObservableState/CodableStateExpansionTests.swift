import ComposableMacros
import SwiftSyntaxMacros
import Testing

@Suite struct CodableStateExpansionTests {
  @Test func `a codable struct has coding keys with the declared property names`() {
    expect(
      """
      @ObservableState
      struct State: Codable {
        var count = 0
        let id: Int
      }
      """,
      expandsTo: """

        struct State: Codable {
          @ComposableCore.ObservationStateTracked
          var count = 0
          let id: Int

          var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

          nonisolated var _$id: ComposableCore.ObservableStateID {
            _$observationRegistrar.id
          }

          nonisolated var _$mark: ComposableCore.StateMark? {
            get {
              _$observationRegistrar.mark
            }
            set {
              if let newValue {
                _$observationRegistrar.mark = newValue
              }
            }
          }

          nonisolated mutating func _$takeOver(from old: Self) -> Swift.Bool {
            _$observationRegistrar.takeOver(from: old._$observationRegistrar)
            old._$observationRegistrar.follow(
            &_count, from: old._count, of: old, keyPath: \\.count,
            as: ComposableCore.StateKinds.of(old._count)
            )
            if ComposableCore.StateKinds.differ(id, old.id) {
              return true
            }
            return false
          }

          private enum CodingKeys: Swift.String, Swift.CodingKey {
            case _count = "count"
            case id
          }
        }
        """,
      macros: ["ObservableState": ObservableStateMacro.self]
    )
  }

  @Test func `a struct's own coding keys are used for encoding and decoding`() {
    expect(
      """
      @ObservableState
      struct State: Codable {
        var count = 0
        let id = 1
        enum CodingKeys: String, CodingKey {
          case count = "n"
          case id
        }
      }
      """,
      expandsTo: """

        struct State: Codable {
          @ComposableCore.ObservationStateTracked
          var count = 0
          let id = 1
          enum CodingKeys: String, CodingKey {
            case count = "n"
            case id
          }

          var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

          nonisolated var _$id: ComposableCore.ObservableStateID {
            _$observationRegistrar.id
          }

          nonisolated var _$mark: ComposableCore.StateMark? {
            get {
              _$observationRegistrar.mark
            }
            set {
              if let newValue {
                _$observationRegistrar.mark = newValue
              }
            }
          }

          nonisolated mutating func _$takeOver(from old: Self) -> Swift.Bool {
            _$observationRegistrar.takeOver(from: old._$observationRegistrar)
            old._$observationRegistrar.follow(
            &_count, from: old._count, of: old, keyPath: \\.count,
            as: ComposableCore.StateKinds.of(old._count)
            )
            if ComposableCore.StateKinds.differ(id, old.id) {
              return true
            }
            return false
          }
        }

        nonisolated extension State: ComposableCore.ObservableState {
        }

        extension State {
          init(from decoder: any Swift.Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.count = try container._decode(\\Self.count, forKey: .count)

          }
          func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container._encode(self.count, forKey: .count)
            try container._encode(self.id, forKey: .id)
          }
        }
        """,
      macros: ["ObservableState": ObservableStateMacro.self],
      conformances: ["ObservableState"]
    )
  }
}
