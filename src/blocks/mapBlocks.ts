import type { BlockFragment } from '@/gql/graphql';
import type { Block, BlockType } from './block';
import { isMissing, type BlockPlace, type MapServices } from './mapper';
import { mappers } from './mappers';
import { outline, type Outline } from './outline';
import { toTree, type Node } from './tree';

export interface MapBlocksOptions extends MapServices {
  /** Level of the first heading: 1 where the page has no title of its own, else 2. */
  firstHeading: 1 | 2;
}

/**
 * The blocks of a page, ready to be shown. A block that the site cannot show, or that lacks what
 * it shows, is left out with a line in the log; the rest of the page stays.
 * @param blocks flat and in tree order, as the contract answers them
 */
export async function mapBlocks(
  blocks: readonly (BlockFragment | null)[] | null | undefined,
  { firstHeading, ...services }: MapBlocksOptions,
): Promise<Block[]> {
  const tree = toTree((blocks ?? []).filter((block) => block !== null));
  return mapSiblings(tree, outline(firstHeading), services);
}

async function mapSiblings(
  nodes: Node<BlockFragment>[],
  headings: Outline,
  services: MapServices,
): Promise<Block[]> {
  // Heading levels are given out in reading order, before anything is loaded.
  const pending = nodes.map(({ value, children }, index) => {
    const isTitle = value.__typename === 'contentManager_titleContent_BlockType';
    const place: BlockPlace = {
      headingLevel: isTitle ? headings.next() : headings.current(),
      first: index === 0 && headings.depth === 0,
    };
    return mapBlock(value, place, mapSiblings(children, headings.inside(), services), services);
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
  const why = block ? block.missing : 'the site has no such block';
  console.warn(`[blocks] ${raw.typeHandle ?? raw.__typename} ${raw.id ?? '?'} left out: ${why}`);
  return null;
}

const types = Object.keys(mappers).filter((key): key is BlockType => key in mappers);
