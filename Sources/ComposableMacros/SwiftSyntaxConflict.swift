// SwiftPM builds the modules of all packages into one folder. There, the swift-syntax package hides
// the toolchain's libraries, which causes obscure compiler errors. Only the package has a module
// named SwiftSyntax509.
#if ToolchainSwiftSyntax && canImport(SwiftSyntax509)
  #error(
    """
    another package in this build uses swift-syntax; let Waymark use it too: \
    .package(url: …, from: …, traits: ["PackageSwiftSyntax"])
    """
  )
#endif
