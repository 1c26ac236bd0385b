import SwiftSyntax

/// Returns the members that make an enum observable. The enum takes its identity and its mark from
/// the payload of the current case.
func enumObservation(of root: EnumDeclSyntax, access: Access) -> [DeclSyntax] {
  let members = [enumIdentity(of: root, access: access), enumMark(of: root, access: access)]
  guard !root.cases.flattened().isEmpty else { return members }
  return members + [enumReplacement(of: root, access: access)]
}

private func enumIdentity(of root: EnumDeclSyntax, access: Access) -> DeclSyntax {
  var index = -1
  return """
    \(raw: access.modifier)nonisolated var _$id: ComposableCore.ObservableStateID {
      \(raw: choice(
        among: root.cases,
        { _, payload in
          index += 1
          guard let payload else { return "ComposableCore.ObservableStateID()" }
          return "ComposableCore.ObservableStateID(of: \(payload), inCase: \(index))"
        },
        none: "ComposableCore.ObservableStateID()"
      ))
    }
    """
}

private func enumMark(of root: EnumDeclSyntax, access: Access) -> DeclSyntax {
  let setter = root.cases.written { item in
    guard let parameter = item.onlyParameter else { return "" }
    return """
      if case .\(item.name)(var v0) = self {
        ComposableCore.StateKinds.setMark(newValue, of: &v0)
        self = .\(item.name)(\(parameter.argument("v0")))
        return
      }
      """
  }
  return """
    \(raw: access.modifier)nonisolated var _$mark: ComposableCore.StateMark? {
      get {
        \(raw: choice(
          among: root.cases,
          { _, payload in payload.map { "ComposableCore.StateKinds.mark(of: \($0))" } ?? "nil" },
          none: "nil"
        ))
      }
      set {
        \(raw: setter)
      }
    }
    """
}

/// Returns the method that takes over the observers of an earlier value of the enum. If both values
/// are in the same case, the method takes over the observers of the payload.
private func enumReplacement(of root: EnumDeclSyntax, access: Access) -> DeclSyntax {
  let cases = root.cases.written { item in
    guard let parameter = item.onlyParameter else {
      return item.parameters.isEmpty
        ? "if case .\(item.name) = old, case .\(item.name) = self {\n  return false\n}" : ""
    }
    return """
      if case .\(item.name)(let old) = old, case .\(item.name)(var v0) = self {
        defer {
          self = .\(item.name)(\(parameter.argument("v0")))
        }
        return ComposableCore.StateKinds.takeOver(
          &v0, from: old, as: ComposableCore.StateKinds.of(old)
        )
      }
      """
  }
  return """
    \(raw: access.modifier)nonisolated mutating func _$takeOver(from old: Self) -> Swift.Bool {
      \(raw: cases)
      return true
    }
    """
}

extension EnumCaseParameterSyntax {
  /// Returns `value` as an argument with the label of the parameter.
  fileprivate func argument(_ value: String) -> String {
    label.map { "\($0): \(value)" } ?? value
  }
}
