/** A block and those inside it. */
export interface Node<Value> {
  value: Value;
  children: Node<Value>[];
}

/**
 * Rebuilds the tree from a flat list in tree order, where each block says how deep it stands
 * (1 is the top). A level that skips its parent is hung on the nearest block above that can hold
 * others.
 */
export function toTree<Value extends { level?: number | null }>(
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
