import type { BlockFragment } from '@/gql/graphql';
import type { Cms } from '@/server/cms/cmsFor';
import type { MapperContext } from '@/server/mapping/context';
import type { CmsContext } from '@/server/pageData';
import type { BlockOf, BlockProblem, BlockPropsByType, BlockType } from '../block';
import { mapFrame } from './mapFrame';
import type { AvailableWidth } from '../availableWidth';
import { logError } from '@/server/logs/logError';
import type { HeadingLevel } from '../outline';

/** The raw block of a handle, as the contract returns it. */
export type RawBlock<Type extends BlockType> = Extract<
  BlockFragment,
  { __typename: `contentManager_${Type}_BlockType` }
>;

export interface BlockPosition {
  headingLevel: HeadingLevel;
  /** Whether the block has the picture that visitors see first, which loads with priority. */
  hasPriority: boolean;
  /** The width that the block has, for the `sizes` of its pictures. */
  availableWidth: AvailableWidth;
}

/** The reason why a block cannot be shown. */
export interface Missing {
  missing: BlockProblem;
}

export function missing(what: BlockProblem): Missing {
  return { missing: what };
}

/**
 * Maps a raw block to the props of its component; a pure function. List blocks receive their entries as
 * `loaded`.
 */
export type MapBlock<Type extends BlockType, Loaded = undefined> = (
  block: RawBlock<Type>,
  context: MapperContext,
  position: BlockPosition,
  loaded: Loaded,
) => BlockPropsByType[Type] | Missing;

/** Loads the content that a block shows besides its own fields, before it is mapped. */
export type LoadBlock<Type extends BlockType, Loaded> = (
  block: RawBlock<Type>,
  cms: Cms,
) => Promise<Loaded>;

/** A mapper in the registry; all have the same signature. It returns null for a block of another type. */
export type RegisteredMapper<Type extends BlockType> = (
  raw: BlockFragment,
  position: BlockPosition,
  context: CmsContext,
) => Promise<Omit<BlockOf<Type>, 'children'> | Missing | null>;

/** Creates the registry entry of a mapper that needs only the block. */
export function createMapper<Type extends BlockType>(
  type: Type,
  map: MapBlock<Type>,
): RegisteredMapper<Type> {
  return createLoadingMapper(type, () => Promise.resolve(undefined), map);
}

/**
 * Creates the registry entry of a mapper that loads other content. An error while loading is thrown, so that
 * the last good page stays; a block whose mapper throws is only omitted.
 */
export function createLoadingMapper<Type extends BlockType, Loaded>(
  type: Type,
  load: LoadBlock<Type, Loaded>,
  map: MapBlock<Type, Loaded>,
): RegisteredMapper<Type> {
  return async (raw, position, { cms, mapperContext }) => {
    if (!isOfType(raw, type)) return null;
    const loaded = await load(raw, cms);
    try {
      const props = map(raw, mapperContext, position, loaded);
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

/** Whether a mapper returned a reason instead of props. */
export function isMissing(result: object): result is Missing {
  return 'missing' in result;
}
