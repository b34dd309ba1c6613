import type { Block, BlockSlug, BlocksField } from 'payload';
import type { ContentBlock } from '../blocks/ContentBlock';
import { contentBlocks } from '../blocks/registry';
import { styleFields } from '../blocks/styleFields';

/** How deep blocks may stand inside each other. */
const maxLevel = 4;

const label = { it: 'Contenuto', en: 'Content' };
const labels = { singular: { it: 'Blocco', en: 'Block' }, plural: { it: 'Blocchi', en: 'Blocks' } };

const isContainer = ({ kind }: ContentBlock): boolean => kind !== undefined;

/** Whether a block may stand below the given ones; a container not directly in its own kind. */
function mayStandIn(block: ContentBlock, above: readonly ContentBlock[]): boolean {
  const parent = above.at(-1);
  if (!parent) return true;
  if (block.kind === 'hero' || (parent.children && !parent.children.includes(block.handle)))
    return false;
  return !isContainer(block) || (above.length + 1 < maxLevel && block !== parent);
}

/** Name of a block's type: one for all the places where it may stand. */
const interfaceOf = ({ handle }: ContentBlock): string =>
  `${handle.charAt(0).toUpperCase()}${handle.slice(1)}Block`;

const payloadBlock = (block: ContentBlock, children: BlocksField[]): Block => ({
  slug: block.handle,
  interfaceName: interfaceOf(block),
  labels: block.labels,
  admin: { images: { thumbnail: `/blocks/${block.handle}.svg` } },
  fields: [...block.fields, ...children, styleFields],
});

/**
 * Handles that blocks of other fields have as well: of galleries and of footers. Payload looks for a row's
 * block among the shared ones first, by its handle alone.
 */
const ambiguous = ['video', 'textContent'];

/**
 * The blocks that are the same wherever they stand, because they hold no others. Payload's config has each
 * once, and the fields name them. Written out in every field they made each page of the admin 15 MB large.
 */
export const sharedBlocks: Block[] = contentBlocks
  .filter((block) => !isContainer(block) && !ambiguous.includes(block.handle))
  .map((block) => payloadBlock(block, []));

const isShared = (handle: string): handle is BlockSlug =>
  sharedBlocks.some(({ slug }) => slug === handle);

/** A container differs by the levels above it: it is written out where it stands. */
const blocksBelow = (above: readonly ContentBlock[]): (Block | BlockSlug)[] =>
  contentBlocks
    .filter((block) => mayStandIn(block, above))
    .map((block) =>
      isShared(block.handle)
        ? block.handle
        : payloadBlock(block, isContainer(block) ? [childrenOf([...above, block])] : []),
    );

/** The block that a row of a field of blocks holds; undefined for an unknown one. */
export const blockOf = (field: BlocksField, type: unknown): Block | undefined =>
  (field.blockReferences ?? field.blocks)
    .map((block) =>
      typeof block === 'string' ? sharedBlocks.find(({ slug }) => slug === block) : block,
    )
    .find((block) => block?.slug === type);

const childrenOf = (above: readonly ContentBlock[]): BlocksField => ({
  name: 'children',
  type: 'blocks',
  label,
  labels,
  blocks: [],
  blockReferences: blocksBelow(above),
  // The types do not count the levels: a block that stands deeper holds fewer kinds of blocks.
  typescriptSchema: [
    () => ({
      type: ['array', 'null'],
      items: {
        oneOf: contentBlocks
          .filter((block) => mayStandIn(block, above.slice(-1)))
          .map((block) => ({ $ref: `#/definitions/${interfaceOf(block)}` })),
      },
    }),
  ],
});

/** The page builder: one layout per language, nothing localized inside. */
export const contentManager = (): BlocksField => ({
  name: 'contentManager',
  type: 'blocks',
  localized: true,
  admin: {
    description: {
      it: 'La pagina, un blocco dopo l’altro. Ogni lingua ha i suoi: la lingua si cambia in alto a destra.',
      en: 'The page, block after block. Each language has its own: change the language at the top right.',
    },
  },
  label,
  labels,
  blocks: [],
  blockReferences: blocksBelow([]),
});
