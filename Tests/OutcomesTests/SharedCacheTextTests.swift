import Testing

@testable import WaymarkOutcomes

@Suite struct SharedCacheTextTests {
  @Test(arguments: [
    (
      true, false,
      """
      waymark: the shared cache wasn't used, because some headers of the library aren't known
        include each header by its name, or by a macro that is defined as the name
      """
    ),
    (
      false, true,
      """
      waymark: the shared cache wasn't used, because the folders of the package's dependencies \
      aren't known
        make '.build/workspace-state.json' readable, and use a version of Swift that waymark \
      supports
      """
    ),
    (
      false, false,
      """
      waymark: the shared cache wasn't used, because the sources of this build aren't known
        run without --skip-build, and don't change sources during the build
      """
    ),
  ])
  func `the hint about a library that can't be identified fits the reason`(
    lacksHeaders: Bool, lacksDependencies: Bool, message: String
  ) {
    #expect(
      SharedCacheText.unknownOrigin(
        lacksHeaders: lacksHeaders, lacksDependencies: lacksDependencies) == message)
  }
}
