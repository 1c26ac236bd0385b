/// Lets key paths name the cases of an enum.
///
/// ```swift
/// @CasePathable
/// enum Route {
///   case home
///   case settings(volume: Int)
/// }
///
/// let route = Route.settings(volume: 1)
/// #expect(route.is(\.settings))
/// #expect(route[case: \.settings] == 1)
/// ```
///
/// An enum that is `@dynamicMemberLookup` as well has its payloads as properties:
/// `route.settings?.volume = 2`.
///
/// The names of the cases must differ. `@Reducer` applies the macro to `Action`, and to a `State`
/// that is an enum.
@attached(extension, conformances: CasePathable)
@attached(
  member,
  names: named(AllCasePaths), named(allCasePaths), named(_$currentCase)
)
public macro CasePathable() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "CasePathableMacro")
