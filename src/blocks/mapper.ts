import type { BlockFragment } from '@/gql/graphql';
import type { Cms } from '@/server/cms';
import type { MapContext } from '@/server/mapping/context';
import type { BlockOf, BlockProblem, BlockPropsByType, BlockType, HeadingLevel } from './block';
import { mapFrame } from './mapFrame';
import type { Share } from './share';
import { logError } from '@/server/logs/logError';

/** The raw block of a handle, as the contract answers it. */
export type RawBlock<Type extends BlockType> = Extract<
  BlockFragment,
  { __typename: `contentManager_${Type}_BlockType` }
>;

/** Where a block stands, as far as its mapper needs to know. */
export interface BlockPlace {
  /** For the block's own heading. */
  headingLevel: HeadingLevel;
  /** Its picture is likely the largest thing seen first: it is loaded at once, before others. */
  first: boolean;
  /** The room that the block has, for the `sizes` of its pictures. */
  share: Share;
}

/** Why a block cannot be shown. */
export interface Missing {
  missing: BlockProblem;
}

export function missing(what: BlockProblem): Missing {
  return { missing: what };
}

/** Raw block in, the component's own props out: pure. Lists get what they show as `loaded`. */
export type MapBlock<Type extends BlockType, Loaded = undefined> = (
  block: RawBlock<Type>,
  context: MapContext,
  place: BlockPlace,
  loaded: Loaded,
) => BlockPropsByType[Type] | Missing;

/** What a block shows besides its own fields, asked for before it is mapped. */
export type LoadBlock<Type extends BlockType, Loaded> = (
  block: RawBlock<Type>,
  cms: Cms,
) => Promise<Loaded>;

/** What mapping a block takes besides the block. */
export interface MapServices {
  cms: Cms;
  context: MapContext;
}

/** A mapper as the registry keeps it: all are called alike. Null for a block of another type. */
export type RegisteredMapper<Type extends BlockType> = (
  raw: BlockFragment,
  place: BlockPlace,
  services: MapServices,
) => Promise<Omit<BlockOf<Type>, 'children'> | Missing | null>;

/** Registers a mapper that needs nothing but the block. */
export function ofBlock<Type extends BlockType>(
  type: Type,
  map: MapBlock<Type>,
): RegisteredMapper<Type> {
  return ofLoaded(type, () => Promise.resolve(undefined), map);
}

/**
 * Registers a mapper of a block that shows other content. What fails while loading is thrown, so
 * that the last good page stays; a block that breaks its mapper is only left out.
 */
export function ofLoaded<Type extends BlockType, Loaded>(
  type: Type,
  load: LoadBlock<Type, Loaded>,
  map: MapBlock<Type, Loaded>,
): RegisteredMapper<Type> {
  return async (raw, place, { cms, context }) => {
    if (!isOfType(raw, type)) return null;
    const loaded = await load(raw, cms);
    try {
      const props = map(raw, context, place, loaded);
      return isMissing(props) ? props : { id: raw.id ?? '', type, frame: mapFrame(raw), props };
    } catch (error) {
      logError(`blocks ${type} ${raw.id ?? '?'}`, error);
      return missing('broken');
    }
  };
}

function isOfType<Type extends BlockType>(raw: BlockFragment, type: Type): raw is RawBlock<Type> {
  return raw.__typename === `contentManager_${type}_BlockType`;
}

/** Whether a mapper gave a reason instead of a result. */
export function isMissing(result: object): result is Missing {
  return 'missing' in result;
}
