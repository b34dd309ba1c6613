/** A block and its nested blocks. */
export interface Node<Value> {
  value: Value;
  children: Node<Value>[];
}

/**
 * Builds the tree from a flat list in tree order, where each block has a level (1 is the top). A block whose
 * level skips its parent becomes a child of the nearest block above that can have children.
 */
export function buildTree<Value extends { level?: number | null }>(
  flat: Value[],
  canHold: (value: Value) => boolean,
): Node<Value>[] {
  const roots: Node<Value>[] = [];
  const path: { level: number; node: Node<Value> }[] = [];
  for (const value of flat) {
    const level = value.level ?? 1;
    const node: Node<Value> = { value, children: [] };
    while ((path.at(-1)?.level ?? -Infinity) >= level) path.pop();
    (path.at(-1)?.node.children ?? roots).push(node);
    if (canHold(value)) path.push({ level, node });
  }
  return roots;
}
