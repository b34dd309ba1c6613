import type { Block, BlocksField } from 'payload';
import type { ContentBlock } from '../blocks/ContentBlock';
import { contentBlocks } from '../blocks/registry';
import { styleFields } from '../blocks/styleFields';

/** How deep blocks may stand inside each other. */
const maxLevel = 4;

const label = { it: 'Contenuto', en: 'Content' };
const labels = { singular: { it: 'Blocco', en: 'Block' }, plural: { it: 'Blocchi', en: 'Blocks' } };

/**
 * The blocks that may stand at a level below the given containers. A container never stands
 * inside its own kind, so that the tree of configurations stays small.
 */
function blocksAt(level: number, above: readonly ContentBlock[]): Block[] {
  return contentBlocks
    .filter((block) => level === 1 || !block.topOnly)
    .filter((block) => !block.container || (level < maxLevel && !above.includes(block)))
    .map((block) => ({
      slug: block.handle,
      labels: block.labels,
      fields: [
        ...block.fields,
        ...(block.container ? [childrenOf(block, level, above)] : []),
        styleFields,
      ],
    }));
}

const childrenOf = (
  block: ContentBlock,
  level: number,
  above: readonly ContentBlock[],
): BlocksField => ({
  name: 'children',
  type: 'blocks',
  label,
  labels,
  blocks: blocksAt(level + 1, [...above, block]),
});

/** The page builder: one layout per language, nothing localized inside. */
export const contentManager = (): BlocksField => ({
  name: 'contentManager',
  type: 'blocks',
  localized: true,
  label,
  labels,
  blocks: blocksAt(1, []),
});
