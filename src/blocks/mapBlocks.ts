import type { BlockFragment } from '@/gql/graphql';
import type { Block, BlockProblem, BlockType } from './block';
import { isMissing, type BlockPlace, type MapServices } from './mapper';
import { mappers } from './mappers';
import { outline, type Outline } from './outline';
import { shareInside } from './shareInside';
import { limited, wholeContent, type Share } from './share';
import { toTree, type Node } from './tree';

export interface MapBlocksOptions extends MapServices {
  /** Level of the first heading: 1 where the blocks are the whole page, else 2. */
  firstHeading: 1 | 2;
}

/**
 * The blocks of a page, ready to be shown. A block that the site cannot show, or that lacks what
 * it shows, is left out with a line in the log, and the rest of the page stays; in a preview a
 * hint takes its place.
 * @param blocks flat and in tree order, as the contract answers them
 */
export async function mapBlocks(
  blocks: readonly (BlockFragment | null)[] | null | undefined,
  { firstHeading, ...services }: MapBlocksOptions,
): Promise<Block[]> {
  const tree = toTree(
    (blocks ?? []).filter((block) => block !== null),
    ({ __typename }) => containers.has(__typename),
  );
  const lead = firstHeading === 1 ? leadPicture(tree) : null;
  return mapSiblings(
    tree,
    { headings: outline(firstHeading), share: wholeContent, lead },
    services,
  );
}

const containers = new Set<BlockFragment['__typename']>([
  'contentManager_accordion_BlockType',
  'contentManager_columns_BlockType',
  'contentManager_group_BlockType',
  'contentManager_hero_BlockType',
]);

interface Surroundings {
  headings: Outline;
  share: Share;
  /** The block with the picture that is seen first. */
  lead: BlockFragment | null;
}

async function mapSiblings(
  nodes: Node<BlockFragment>[],
  { headings, share: around, lead }: Surroundings,
  services: MapServices,
): Promise<Block[]> {
  // Heading levels are given out in reading order, before anything is loaded.
  const pending = nodes.map(({ value, children }) => {
    const isTitle = value.__typename === 'contentManager_titleContent_BlockType';
    const headingLevel = isTitle ? headings.next() : headings.current();
    const isHeaded = value.__typename === 'contentManager_accordion_BlockType';
    const share = limited(around, 'contentWidth' in value ? value.contentWidth : null);
    const place: BlockPlace = { headingLevel, first: value === lead, share };
    const inside: Surroundings = {
      headings: isHeaded ? headings.under(headingLevel) : headings.inside(),
      share: shareInside(value, children.length, share),
      lead,
    };
    return mapBlock(value, place, mapSiblings(children, inside, services), services);
  });
  return (await Promise.all(pending)).filter((block) => block !== null);
}

async function mapBlock(
  raw: BlockFragment,
  place: BlockPlace,
  inner: Promise<Block[]>,
  services: MapServices,
): Promise<Block | null> {
  const type = types.find((known) => raw.__typename === `contentManager_${known}_BlockType`);
  const [block, children] = await Promise.all([
    type ? mappers[type](raw, place, services) : null,
    inner,
  ]);
  if (block && !isMissing(block)) return { ...block, children };
  return leaveOut(raw, block ? block.missing : 'unknown', children, services);
}

/** One line in the log; in a preview a hint for the editor. */
function leaveOut(
  raw: BlockFragment,
  problem: BlockProblem,
  children: Block[],
  { context }: MapServices,
): Block | null {
  const handle = raw.typeHandle ?? raw.__typename;
  console.warn(`[blocks] ${handle} ${raw.id ?? '?'} left out: ${problem}`);
  if (!context.preview) return null;
  return { id: raw.id ?? '', type: 'unknown', handle, problem, children };
}

const types = Object.keys(mappers).filter((key): key is BlockType => key in mappers);

/** In the first block of the page the first one that shows a picture large. */
function leadPicture([first]: Node<BlockFragment>[]): BlockFragment | null {
  if (!first) return null;
  const { value, children } = first;
  if (showsPicture(value)) return value;
  return children.reduce<BlockFragment | null>(
    (found, child) => found ?? leadPicture([child]),
    null,
  );
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
