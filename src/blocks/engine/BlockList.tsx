import dynamic from 'next/dynamic';
import { Activity, createElement, type ComponentType } from 'react';
import { ErrorBoundary } from '@/lib/ErrorBoundary';
import type { Block, BlockByType, BlockPropsByType, BlockType } from './block';
import { BlockFrame } from './BlockFrame';
import { components } from './registry';

/** The preview's replacement for a block that cannot be shown. */
const OmittedBlockHint = dynamic(() =>
  import('./OmittedBlockHint/OmittedBlockHint').then((module) => module.OmittedBlockHint),
);

/**
 * Renders blocks one below the other; containers render their children with it too. Each block is an
 * Activity, so that React hydrates the blocks one by one and handles the visitor's input in between. A block that
 * throws in the browser disappears alone.
 */
export function BlockList({ blocks, depth = 1 }: { blocks: Block[]; depth?: number }) {
  return blocks.map((block) =>
    block.type === 'omitted' ? (
      <OmittedBlockHint key={block.id} handle={block.handle} problem={block.problem}>
        <BlockList blocks={block.children} depth={depth + 1} />
      </OmittedBlockHint>
    ) : (
      <ErrorBoundary key={block.id} failed={`[blocks] ${block.type} is broken`}>
        <Activity>
          <BlockFrame type={block.type} frame={block.frame} depth={depth}>
            {renderBlock(block.type, block, depth)}
          </BlockFrame>
        </Activity>
      </ErrorBoundary>
    ),
  );
}

const componentOf: { [Type in BlockType]: ComponentType<BlockPropsByType[Type]> } = components;

function renderBlock<Type extends BlockType>(
  type: Type,
  { id, props, children }: BlockByType[Type],
  depth: number,
) {
  const nested = children.length > 0 && <BlockList blocks={children} depth={depth + 1} />;
  return createElement(componentOf[type], { key: id, ...props }, nested);
}
