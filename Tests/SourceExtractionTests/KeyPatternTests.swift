import SourceExtraction
import Testing

@Suite struct KeyPatternTests {
  @Test func twoKindsOfInterpolationAreNotEqual() {
    #expect(KeyPattern.composed(["a", nil]) != .format([.text("a"), .placeholder([])]))
  }
}
