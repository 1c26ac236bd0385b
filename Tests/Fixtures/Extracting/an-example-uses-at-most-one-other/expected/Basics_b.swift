import Testing
import WaymarkHarness
import Library

struct B {}
