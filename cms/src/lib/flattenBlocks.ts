/** A block that may have blocks inside. */
export interface TreeBlock {
  blockType: string;
  children?: TreeBlock[] | null;
}

/** A block with its depth; 1 is the top. */
export interface FlatBlock<Block extends TreeBlock> {
  block: Block;
  level: number;
}

/**
 * Blocks flat and in tree order.
 *
 * @param level 0 for all of them, else the only depth to answer.
 */
export function flattenBlocks<Block extends TreeBlock>(
  blocks: readonly Block[],
  level: number,
): FlatBlock<Block>[] {
  const walk = (siblings: readonly Block[], depth: number): FlatBlock<Block>[] =>
    siblings.flatMap((block) => [
      ...(level === 0 || level === depth ? [{ block, level: depth }] : []),
      // Children are of the same union as their parents, only fewer kinds deeper down.
      ...walk((block.children ?? []) as Block[], depth + 1),
    ]);
  return walk(blocks, 1);
}
