internal import Synchronization

/// The texts of a table that were found so far, by their places. Each is made when it is first wanted and lives
/// as long as the table's texts do.
///
/// Any number of threads read a text without a lock and without counting references to it. That is why there
/// are pointers here and not an array behind a `Mutex`: threads that count on the same words of memory are
/// together slower than one of them alone, as the rows for two threads of the benchmark group `lookup` show.
@safe
final class FoundTexts: @unchecked Sendable {
  // Sendable: all that changes are atomics.
  private typealias Slot = Atomic<Unmanaged<FoundText>?>
  private typealias Chunk = UnsafeMutablePointer<Slot>

  private let count: Int
  /// The slots by ``chunkSize``. Most texts of most tables are never wanted, so that a chunk is made with its
  /// first text.
  private let chunks: UnsafeMutablePointer<Atomic<Chunk?>>
  private let chunkCount: Int
  private static let chunkSize = 64

  /// Makes room.
  ///
  /// - Parameter count: The number of places in the table.
  init(count: Int) {
    self.count = count
    chunkCount = (count + Self.chunkSize - 1) / Self.chunkSize
    unsafe chunks = .allocate(capacity: chunkCount)
    for index in 0..<chunkCount { unsafe (chunks + index).initialize(to: Atomic(nil)) }
  }

  deinit {
    for index in 0..<chunkCount {
      guard let chunk = unsafe chunks[index].load(ordering: .acquiring) else { continue }
      for slot in 0..<Self.chunkSize { unsafe chunk[slot].load(ordering: .acquiring)?.release() }
      unsafe chunk.deinitialize(count: Self.chunkSize).deallocate()
    }
    unsafe chunks.deinitialize(count: chunkCount).deallocate()
  }

  /// The text at a place, which the caller may use as long as it holds these texts, and else must retain.
  ///
  /// - Parameters:
  ///   - place: The place in the table of the origin.
  ///   - key: The key that was found there.
  ///   - origin: What the text is made of if it is wanted for the first time.
  @inline(__always)
  func text(at place: Int, key: String, in origin: TextOrigin) -> Unmanaged<FoundText> {
    precondition(place >= 0 && place < count, "a place beyond the last one of the table")
    let chunk = unsafe chunks[place / Self.chunkSize].load(ordering: .acquiring)
    if let known = unsafe chunk?[place % Self.chunkSize].load(ordering: .acquiring) {
      return unsafe known
    }
    return unsafe add(FoundText(key, at: place, in: origin))
  }

  /// Takes a text; of two threads that made the same one, both get that of the first.
  @inline(never)
  private func add(_ text: FoundText) -> Unmanaged<FoundText> {
    let made = unsafe Unmanaged.passRetained(text)
    let (isFirst, known) = unsafe chunk(text.place / Self.chunkSize)[text.place % Self.chunkSize]
      .compareExchange(expected: nil, desired: made, ordering: .acquiringAndReleasing)
    guard !isFirst, let known = unsafe known else { return unsafe made }
    unsafe made.release()
    return unsafe known
  }

  private func chunk(_ index: Int) -> Chunk {
    if let known = unsafe chunks[index].load(ordering: .acquiring) { return unsafe known }
    let made = Chunk.allocate(capacity: Self.chunkSize)
    for slot in 0..<Self.chunkSize { unsafe (made + slot).initialize(to: Atomic(nil)) }
    let (isFirst, known) = unsafe chunks[index].compareExchange(
      expected: nil, desired: made, ordering: .acquiringAndReleasing)
    guard !isFirst, let known = unsafe known else { return unsafe made }
    unsafe made.deinitialize(count: Self.chunkSize).deallocate()
    return unsafe known
  }
}
