import { createElement } from 'react';
import type { Block, BlockByType, BlockType } from './block';
import { BlockFrame } from './BlockFrame';
import { components } from './registry';

/** Blocks one below the other; containers show theirs through this same list. */
export function BlockList({ blocks, depth = 1 }: { blocks: Block[]; depth?: number }) {
  return blocks.map((block) => (
    <BlockFrame key={block.id} type={block.type} frame={block.frame} depth={depth}>
      {renderBlock(block.type, block, depth)}
    </BlockFrame>
  ));
}

function renderBlock<Type extends BlockType>(
  type: Type,
  { id, props, children }: BlockByType[Type],
  depth: number,
) {
  const inside = children.length > 0 && <BlockList blocks={children} depth={depth + 1} />;
  return createElement(components[type], { key: id, ...props, children: inside });
}
