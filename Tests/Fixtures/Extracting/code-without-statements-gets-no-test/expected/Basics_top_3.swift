import Testing
import WaymarkHarness
import Library

struct A {}

