/** A block that may contain blocks. */
export interface TreeBlock {
  blockType: string;
  children?: TreeBlock[] | null;
}

/** A block with its depth; 1 is the top. */
interface FlatBlock<Block extends TreeBlock> {
  block: Block;
  level: number;
}

/**
 * A flat list of blocks in tree order.
 *
 * @param level 0 for all blocks, otherwise the only depth to return.
 */
export function flattenBlocks<Block extends TreeBlock>(
  blocks: readonly Block[],
  level: number,
): FlatBlock<Block>[] {
  const walk = (siblings: readonly Block[], depth: number): FlatBlock<Block>[] =>
    siblings.flatMap((block) => [
      ...(level === 0 || level === depth ? [{ block, level: depth }] : []),
      // Children have the same union type as their parents; deeper levels only allow fewer of its types.
      ...walk((block.children ?? []) as Block[], depth + 1),
    ]);
  return walk(blocks, 1);
}
