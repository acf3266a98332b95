import Glibc

/// Waits for changes in folders: the kernel tells them, and where it cannot, times of modification are compared.
struct FileWatcher: ~Copyable {
  /// How long it has to be quiet after a change before it counts, in milliseconds: an editor's save is several.
  private static let quiet: Int32 = 5
  /// How long to wait for quiet at most, in rounds of ``quiet``.
  private static let patience = 6
  /// The time between two comparisons, in milliseconds.
  private static let interval: Int32 = 250

  private var places: WatchedPlaces?
  /// The source of notifications; negative where there is none.
  private var queue: Int32
  /// The folders by their number in the queue, and the other way. Several paths may lead to one folder.
  private var folders: [Int32: Set<String>] = [:]
  private var numbers: [String: Int32] = [:]
  /// The state of everything that counts, where times are compared.
  private var states: [String: State] = [:]

  /// What is compared of a file or folder.
  private struct State: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var inode: UInt64
    var mode: UInt32
  }

  /// Begins with no folder.
  ///
  /// - Parameter polls: Whether times of modification are compared in any case.
  init(polls: Bool = false) {
    queue = polls ? -1 : inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
  }

  deinit {
    if queue >= 0 { close(queue) }
  }

  /// Watches these places from now on, and no others.
  ///
  /// - Returns: Whether a folder was not watched before. What happened in it until now is not noticed: look
  ///   at it again.
  mutating func watch(_ places: WatchedPlaces) -> Bool {
    defer { self.places = places }
    if queue >= 0 {
      let before = numbers.count
      for folder in Set(numbers.keys).subtracting(places.folders.keys) { forget(folder) }
      let left = numbers.count
      if watchInKernel(places) { return numbers.count > left || before == 0 }
      // There is a limit for the folders of a user. The rest of the work is done without.
      close(queue)
      queue = -1
      (folders, numbers) = ([:], [:])
    }
    let isNew = self.places != places
    states = Self.states(of: places)
    return isNew
  }

  /// Waits until something changed and nothing more is happening.
  mutating func wait() {
    guard queue >= 0 else { return waitForOtherStates() }
    while true {
      guard isReadable(-1) else { continue }
      var isChange = readQueue()
      for _ in 0..<Self.patience where isReadable(Self.quiet) {
        if readQueue() { isChange = true }
      }
      if isChange { return }
    }
  }

  // MARK: Notifications

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  /// Asks the kernel for the folders that it does not tell of yet; false if it cannot. A folder that is not
  /// there or may not be read is passed over: the one above it tells when that changes.
  private mutating func watchInKernel(_ places: WatchedPlaces) -> Bool {
    for folder in places.folders.keys where numbers[folder] == nil {
      let number = unsafe inotify_add_watch(queue, folder, Self.events)
      guard number >= 0 else {
        if errno == ENOSPC || errno == ENOMEM { return false }
        continue
      }
      folders[number, default: []].insert(folder)
      numbers[folder] = number
    }
    return true
  }

  private mutating func forget(_ folder: String) {
    guard let number = numbers.removeValue(forKey: folder) else { return }
    folders[number]?.remove(folder)
    guard folders[number]?.isEmpty ?? false else { return }
    folders[number] = nil
    inotify_rm_watch(queue, number)
  }

  /// Waits until there are notifications, at most some milliseconds; -1 for any time.
  private func isReadable(_ milliseconds: Int32) -> Bool {
    var request = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, milliseconds) > 0
  }

  /// Takes the notifications that there are; whether one of them counts.
  private mutating func readQueue() -> Bool {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(unsafe read(queue, buffer.baseAddress, buffer.count), 0)
    }
    var isChange = false
    var start = 0
    // A notification is four numbers of four bytes: folder, kind, one that pairs the ends of a move, and the
    // length of the name, which follows with zeros behind it.
    while start + 16 <= bytes.count {
      func number(_ place: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[start + place + $1]) << (8 * UInt32($1)) }
      }
      let length = Int(number(12))
      let name = bytes[min(start + 16, bytes.count)..<min(start + 16 + length, bytes.count)]
      if counts(Int32(bitPattern: number(0)), number(4), name.prefix { $0 != 0 }) {
        isChange = true
      }
      start += 16 + length
    }
    return isChange
  }

  private mutating func counts(_ number: Int32, _ kind: UInt32, _ name: ArraySlice<UInt8>) -> Bool {
    if kind & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    guard let paths = folders[number] else { return false }
    if kind & UInt32(IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF) != 0 {
      // What is there under the name now, if anything, is another folder.
      if kind & UInt32(IN_IGNORED) == 0 { inotify_rm_watch(queue, number) }
      folders[number] = nil
      for path in paths { numbers[path] = nil }
      return true
    }
    let isFolder = kind & UInt32(IN_ISDIR) != 0
    let entry = String(decoding: name, as: UTF8.self)
    return paths.contains { path in
      places?.folders[path]?.covers(entry, isFolder: isFolder) ?? false
    }
  }

  // MARK: Comparing

  private mutating func waitForOtherStates() {
    guard let places else { return }
    while true {
      poll(nil, 0, Self.interval)
      let states = Self.states(of: places)
      guard states != self.states else { continue }
      self.states = states
      return
    }
  }

  /// The state of everything that counts, by path.
  private static func states(of places: WatchedPlaces) -> [String: State] {
    var result: [String: State] = [:]
    for (folder, interest) in places.folders {
      guard let stream = unsafe opendir(folder) else { continue }
      defer { unsafe closedir(stream) }
      while let record = unsafe readdir(stream) {
        let name = unsafe withUnsafePointer(to: record.pointee.d_name) { pointer in
          unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
            unsafe String(cString: $0)
          }
        }
        guard name != ".", name != ".." else { continue }
        let path = "\(folder)/\(name)"
        var status = stat()
        guard interest.covers(name, isFolder: false) || interest.covers(name, isFolder: true),
          unsafe stat(path, &status) == 0
        else { continue }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        guard interest.covers(name, isFolder: isFolder) else { continue }
        // The time of a folder changes with everything in it, whether it counts or not.
        result[path] = State(
          seconds: isFolder ? 0 : status.st_mtim.tv_sec,
          nanoseconds: isFolder ? 0 : status.st_mtim.tv_nsec,
          size: isFolder ? 0 : Int(status.st_size), inode: UInt64(status.st_ino),
          mode: status.st_mode)
      }
    }
    return result
  }
}
