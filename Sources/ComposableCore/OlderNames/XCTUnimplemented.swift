// Dependency clients in older documentation report unimplemented endpoints with this function.
@_exported import func XCTestDynamicOverlay.XCTUnimplemented
