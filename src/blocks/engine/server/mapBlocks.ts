import type { BlockFragment } from '@/gql/graphql';
import { keysOf } from '@/lib/keysOf';
import { option } from '@/lib/option';
import type { CmsContext } from '@/server/pageData';
import type { Block, BlockProblem } from '../block';
import { isMissing, type BlockPosition } from './mapper';
import { mappers } from './mappers';
import { createOutline, type HeadingLevel, type Outline } from '../outline';
import { availableWidthInside } from './availableWidthInside';
import { fullContentWidth, limitWidth, type AvailableWidth } from '../availableWidth';
import { buildTree, type Node } from '../tree';

/**
 * Maps the blocks of a page. A block that the site cannot show, or that lacks content, is omitted and logged,
 * and the other blocks stay; a preview shows a hint instead of it.
 * @param blocks a flat list in tree order, as the contract returns it
 * @param firstHeading 1 when the blocks are the entire page: a heading at its start has level 1, and without one the
 * page has to show its title itself (`hasPageTitle`). Otherwise 2.
 */
export async function mapBlocks(
  blocks: readonly (BlockFragment | null)[] | null | undefined,
  context: CmsContext,
  firstHeading: 1 | 2,
): Promise<Block[]> {
  const tree = buildTree(
    (blocks ?? []).filter((block) => block !== null),
    ({ __typename }) => containers.has(__typename),
  );
  const lead = firstHeading === 1 ? leadPicture(tree) : null;
  return mapSiblings(
    tree,
    {
      headings: createOutline(startsWithTitle(tree) ? firstHeading : 2),
      availableWidth: fullContentWidth,
      lead,
    },
    context,
  );
}

/** Whether a heading comes before all other content. A hero is one part of a page, with all that it contains. */
function startsWithTitle([first]: Node<BlockFragment>[]): boolean {
  if (!first) return false;
  const { value, children } = first;
  if (isTitle(value)) return true;
  return value.__typename === 'contentManager_hero_BlockType'
    ? children.some((child) => startsWithTitle([child]))
    : startsWithTitle(children);
}

type TitleFragment = Extract<
  BlockFragment,
  { __typename: 'contentManager_titleContent_BlockType' }
>;

const isTitle = (block: BlockFragment): block is TitleFragment =>
  block.__typename === 'contentManager_titleContent_BlockType';

/** The level that the editor chose for a heading. */
function chosenLevel({ headingLevel }: TitleFragment): HeadingLevel | undefined {
  const level = option(['h2', 'h3', 'h4'], headingLevel, null);
  return level === null ? undefined : chosenLevels[level];
}

const chosenLevels = { h2: 2, h3: 3, h4: 4 } as const;

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
  context: CmsContext,
): Promise<Block[]> {
  // Heading levels are assigned in reading order, before any data load.
  const mapped = nodes.map(({ value, children }) => {
    const headingLevel = isTitle(value) ? headings.next(chosenLevel(value)) : headings.current();
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
    return mapBlock(value, position, mapSiblings(children, inside, context), context);
  });
  return (await Promise.all(mapped)).filter((block) => block !== null);
}

async function mapBlock(
  raw: BlockFragment,
  position: BlockPosition,
  inner: Promise<Block[]>,
  context: CmsContext,
): Promise<Block | null> {
  const type = types.find(
    (candidate) => raw.__typename === `contentManager_${candidate}_BlockType`,
  );
  const [block, children] = await Promise.all([
    type ? mappers[type](raw, position, context) : null,
    inner,
  ]);
  if (block && !isMissing(block)) return { ...block, children };
  return omitBlock(raw, block ? block.missing : 'unknown', children, context);
}

/** Logs an omitted block. In a preview it returns a hint for the editor. */
function omitBlock(
  raw: BlockFragment,
  problem: BlockProblem,
  children: Block[],
  { mapperContext }: CmsContext,
): Block | null {
  const handle = raw.typeHandle ?? raw.__typename;
  console.warn(`[blocks] ${handle} ${raw.id ?? '?'} left out: ${problem}`);
  if (!mapperContext.preview) return null;
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
