import Testing
import WaymarkHarness
import Library

