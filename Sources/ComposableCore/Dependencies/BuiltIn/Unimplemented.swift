import IssueReporting

/// Reports that a test used a dependency of this library without overriding it.
func reportUnimplemented(_ property: String, instead override: String) {
  guard !DependencyValues.isOverriding else { return }
  reportIssue(
    """
    Unimplemented: @Dependency(\\.\(property))

    A test used it without overriding it, so the outcome would depend on the outside world. To fix \
    this, override it with 'withDependencies' or in the test store, for example:

      \(override)
    """
  )
}
