import type { BlockFragment } from '@/gql/graphql';
import { keysOf } from '@/lib/keysOf';
import type { Block, BlockProblem } from '../block';
import { isMissing, type BlockPosition, type MapServices } from './mapper';
import { mappers } from './mappers';
import { createOutline, type Outline } from '../outline';
import { availableWidthInside } from './availableWidthInside';
import { fullContentWidth, limitWidth, type AvailableWidth } from '../availableWidth';
import { buildTree, type Node } from '../tree';

interface MapBlocksOptions extends MapServices {
  /** The level of the first heading: 1 when the blocks are the entire page, otherwise 2. */
  firstHeading: 1 | 2;
}

/**
 * Maps the blocks of a page. A block that the site cannot show, or that lacks content, is omitted and logged,
 * and the other blocks stay; a preview shows a hint instead of it.
 * @param blocks a flat list in tree order, as the contract returns it
 */
export async function mapBlocks(
  blocks: readonly (BlockFragment | null)[] | null | undefined,
  { firstHeading, ...services }: MapBlocksOptions,
): Promise<Block[]> {
  const tree = buildTree(
    (blocks ?? []).filter((block) => block !== null),
    ({ __typename }) => containers.has(__typename),
  );
  const lead = firstHeading === 1 ? leadPicture(tree) : null;
  return mapSiblings(
    tree,
    { headings: createOutline(firstHeading), availableWidth: fullContentWidth, lead },
    services,
  );
}

const containers = new Set<BlockFragment['__typename']>([
  'contentManager_accordion_BlockType',
  'contentManager_columns_BlockType',
  'contentManager_group_BlockType',
  'contentManager_hero_BlockType',
]);

interface SiblingOptions {
  headings: Outline;
  availableWidth: AvailableWidth;
  /** The block with the picture that visitors see first. */
  lead: BlockFragment | null;
}

async function mapSiblings(
  nodes: Node<BlockFragment>[],
  { headings, availableWidth: parentWidth, lead }: SiblingOptions,
  services: MapServices,
): Promise<Block[]> {
  // Heading levels are assigned in reading order, before any data load.
  const mapped = nodes.map(({ value, children }) => {
    const isTitle = value.__typename === 'contentManager_titleContent_BlockType';
    const headingLevel = isTitle ? headings.next() : headings.current();
    const isHeaded = value.__typename === 'contentManager_accordion_BlockType';
    const availableWidth = limitWidth(
      parentWidth,
      'contentWidth' in value ? value.contentWidth : null,
    );
    const position: BlockPosition = {
      headingLevel,
      hasPriority: value === lead,
      availableWidth,
    };
    const inside: SiblingOptions = {
      headings: isHeaded ? headings.under(headingLevel) : headings.inside(),
      availableWidth: availableWidthInside(value, children.length, availableWidth),
      lead,
    };
    return mapBlock(value, position, mapSiblings(children, inside, services), services);
  });
  return (await Promise.all(mapped)).filter((block) => block !== null);
}

async function mapBlock(
  raw: BlockFragment,
  position: BlockPosition,
  inner: Promise<Block[]>,
  services: MapServices,
): Promise<Block | null> {
  const type = types.find(
    (candidate) => raw.__typename === `contentManager_${candidate}_BlockType`,
  );
  const [block, children] = await Promise.all([
    type ? mappers[type](raw, position, services) : null,
    inner,
  ]);
  if (block && !isMissing(block)) return { ...block, children };
  return omitBlock(raw, block ? block.missing : 'unknown', children, services);
}

/** Logs an omitted block. In a preview it returns a hint for the editor. */
function omitBlock(
  raw: BlockFragment,
  problem: BlockProblem,
  children: Block[],
  { context }: MapServices,
): Block | null {
  const handle = raw.typeHandle ?? raw.__typename;
  console.warn(`[blocks] ${handle} ${raw.id ?? '?'} left out: ${problem}`);
  if (!context.preview) return null;
  return { id: raw.id ?? '', type: 'omitted', handle, problem, children };
}

const types = keysOf(mappers);

/** Returns the first block with a large picture, within the first block of the page. */
function leadPicture([first]: Node<BlockFragment>[]): BlockFragment | null {
  if (!first) return null;
  const { value, children } = first;
  if (showsPicture(value)) return value;
  return children.reduce<BlockFragment | null>((lead, child) => lead ?? leadPicture([child]), null);
}

function showsPicture(block: BlockFragment): boolean {
  switch (block.__typename) {
    case 'contentManager_hero_BlockType':
      return block.backgroundImage.length > 0;
    case 'contentManager_image_BlockType':
    case 'contentManager_card_BlockType':
      return block.image.length > 0;
    default:
      return false;
  }
}
