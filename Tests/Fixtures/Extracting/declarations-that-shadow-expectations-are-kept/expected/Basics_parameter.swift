import Testing
import WaymarkHarness
import Library

struct List { subscript(confirmation: (() -> Void) -> Void) -> Int { confirmation {}; return 0 } }
