/// An action of a presented feature, or the dismissal of the feature.
///
/// ```swift
/// enum Tap: Equatable { case save, cancel }
///
/// let actions: [PresentationAction<Tap>] = [.presented(.save), .dismiss]
/// #expect(actions[0] == .presented(.save))
/// #expect(actions[1].is(\.dismiss))
/// ```
public enum PresentationAction<Action> {
  /// The action that dismisses the feature by setting its state to `nil`.
  case dismiss

  /// An action of the presented feature.
  indirect case presented(Action)
}

extension PresentationAction: CasePathable {
  /// The case paths of a presentation action and of the presented feature's actions.
  ///
  /// You can omit `presented`: `\.counter.incrementButtonTapped` is a path to an action of the
  /// presented counter.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The case path to `dismiss`.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: { if case .dismiss = $0 { () } else { nil } }
      )
    }

    /// The case path to `presented`, whose payload is an action of the presented feature.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: { if case .presented(let action) = $0 { action } else { nil } }
      )
    }

    /// The case path to one case of the presented feature's actions.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>> & Sendable
    ) -> AnyCasePath<PresentationAction, Value> where Action: CasePathable {
      presented.leading(to: Action.allCasePaths[keyPath: keyPath])
    }

    /// The case path to the presentation actions of one destination. A dismissal maps to a
    /// dismissal.
    @_disfavoredOverload
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>> & Sendable
    ) -> AnyCasePath<PresentationAction, PresentationAction<Value>> where Action: CasePathable {
      Action.allCasePaths[keyPath: keyPath].presenting
    }
  }

  /// The case paths to `dismiss`, to `presented`, and to the cases of the presented action.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The current case: `dismiss` or `presented`.
  public var _$currentCase: CurrentCase {
    switch self {
    case .dismiss: CurrentCase("dismiss")
    case .presented: CurrentCase("presented")
    }
  }
}

extension AnyCasePath {
  /// The path from the root's presentation actions to the value's presentation actions. A dismissal
  /// maps to a dismissal.
  fileprivate var presenting: AnyCasePath<PresentationAction<Root>, PresentationAction<Value>> {
    AnyCasePath<PresentationAction<Root>, PresentationAction<Value>>(
      route: route,
      embed: { action in
        switch action {
        case .dismiss: .dismiss
        case .presented(let value): .presented(embed(value))
        }
      },
      extract: { action in
        switch action {
        case .dismiss: .dismiss
        case .presented(let root): extract(from: root).map { .presented($0) }
        }
      }
    )
  }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}
