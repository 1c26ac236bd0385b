// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "program", targets: [.executableTarget(name: "program")])
