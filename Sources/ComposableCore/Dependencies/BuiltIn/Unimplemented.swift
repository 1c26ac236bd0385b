import IssueReporting

/// Reports that a test used a dependency of this library without overriding it.
func reportUnimplemented(_ property: String, instead override: String) {
  guard !DependencyValues.isOverriding else { return }
  reportIssue(
    """
    Unimplemented: @Dependency(\\.\(property))

    A test used this dependency without overriding it, so its result would depend on the outside \
    world. To fix this, override it with 'withDependencies' or in the test store, for example:

      \(override)
    """
  )
}
