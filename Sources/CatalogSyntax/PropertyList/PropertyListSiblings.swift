/// What lies around each node of a property list.
struct PropertyListSiblings: Sendable {
  private var containers: ContiguousArray<Int32>
  private var neighbours: ContiguousArray<Int32>
  private let nodes: ContiguousArray<PropertyListNode>

  init(_ document: PropertyListDocument) {
    nodes = document.nodes
    containers = ContiguousArray(repeating: -1, count: nodes.count)
    neighbours = containers
    for index in nodes.indices where nodes[index].kind.isContainer {
      var previous: Int32 = -1
      var child = index + 1
      while child < nodes[index].next {
        containers[child] = Int32(truncatingIfNeeded: index)
        neighbours[child] = previous
        previous = Int32(truncatingIfNeeded: child)
        child = nodes[child].next
      }
    }
  }

  /// The container that a node lies in.
  func container(of node: Int) -> Int? {
    containers[node] < 0 ? nil : Int(containers[node])
  }

  /// The node in front of a node in its container.
  func previous(of node: Int) -> Int? {
    neighbours[node] < 0 ? nil : Int(neighbours[node])
  }

  /// The node behind a node in its container.
  func next(of node: Int) -> Int? {
    guard let container = container(of: node) else { return nil }
    let next = nodes[node].next
    return next < nodes[container].next ? next : nil
  }
}
