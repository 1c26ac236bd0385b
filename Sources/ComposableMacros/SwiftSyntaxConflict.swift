// SwiftPM puts the modules of all packages into one folder. There the swift-syntax package, which
// alone has this module, hides the toolchain's libraries, and the compiler's own message is obscure.
#if ToolchainSwiftSyntax && canImport(SwiftSyntax509)
  #error(
    """
    another package of this build uses swift-syntax; let Waymark use it too: \
    .package(url: …, from: …, traits: ["PackageSwiftSyntax"])
    """
  )
#endif
