import Testing
import WaymarkHarness
import Library

func f() {
