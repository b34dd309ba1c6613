import type { Block, BlockSlug, BlocksField } from 'payload';
import type { BlockForm } from '../blocks/ContentBlock';
import { contentBlocks } from '../blocks/registry';
import { styleFields } from '../blocks/styleFields';
import { blockAdmin } from './blockAdmin';

/** Maximum depth of nested blocks. */
const maxLevel = 4;

const label = { it: 'Contenuto', en: 'Content' };
/** With an article, because Payload's button says “Aggiungi un blocco”. */
const labels = {
  singular: { it: 'un blocco', en: 'a block' },
  plural: { it: 'Blocchi', en: 'Blocks' },
};

const isContainer = ({ kind }: BlockForm): boolean => kind !== undefined;

/** Whether a block is allowed inside the blocks `above`. A container cannot be directly in its own type. */
function canStandIn(block: BlockForm, above: readonly BlockForm[]): boolean {
  const parent = above.at(-1);
  if (!parent) return true;
  if (block.kind === 'hero' || (parent.children && !parent.children.includes(block.handle)))
    return false;
  return !isContainer(block) || (above.length + 1 < maxLevel && block !== parent);
}

/** Name of a block's TypeScript type, the same at all depths. */
const interfaceOf = ({ handle }: BlockForm): string =>
  `${handle.charAt(0).toUpperCase()}${handle.slice(1)}Block`;

const payloadBlock = (block: BlockForm, children: BlocksField[]): Block => ({
  slug: block.handle,
  interfaceName: interfaceOf(block),
  labels: block.labels,
  admin: blockAdmin(block.labels.singular, block.handle),
  fields: [...block.fields, ...children, styleFields],
});

/**
 * Handles that blocks of galleries and footers have too. They cannot be shared blocks, because Payload looks
 * up a row's block by its handle, among the shared ones first.
 */
const ambiguous = ['video', 'textContent'];

/**
 * The blocks that are the same at all depths, because they contain no other blocks. They are defined once in
 * Payload's config, and fields refer to them. Defined inline in each field, they made each page of the admin
 * 15 MB large.
 */
export const sharedBlocks: Block[] = contentBlocks
  .filter((block) => !isContainer(block) && !ambiguous.includes(block.handle))
  .map((block) => payloadBlock(block, []));

const isShared = (handle: string): handle is BlockSlug =>
  sharedBlocks.some(({ slug }) => slug === handle);

/** The blocks that are allowed inside the blocks `above`. Containers depend on the level and are inline. */
const blocksBelow = (above: readonly BlockForm[]): (Block | BlockSlug)[] =>
  contentBlocks
    .filter((block) => canStandIn(block, above))
    .map((block) =>
      isShared(block.handle)
        ? block.handle
        : payloadBlock(block, isContainer(block) ? [childrenOf([...above, block])] : []),
    );

/** The definition of a block of this type in a blocks field; undefined for an unknown type. */
export const blockOf = (field: BlocksField, type: unknown): Block | undefined =>
  (field.blockReferences ?? field.blocks)
    .map((block) =>
      typeof block === 'string' ? sharedBlocks.find(({ slug }) => slug === block) : block,
    )
    .find((block) => block?.slug === type);

const childrenOf = (above: readonly BlockForm[]): BlocksField => ({
  name: 'children',
  type: 'blocks',
  label,
  labels,
  blocks: [],
  blockReferences: blocksBelow(above),
  // The types ignore the depth; in fact deeper blocks allow fewer types of blocks.
  typescriptSchema: [
    () => ({
      type: ['array', 'null'],
      items: {
        oneOf: contentBlocks
          .filter((block) => canStandIn(block, above.slice(-1)))
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
      en: 'The page, block by block. Each language has its own blocks: change the language at the top right.',
    },
  },
  label,
  labels,
  blocks: [],
  blockReferences: blocksBelow([]),
});
