import type { BlockFragment } from '@/gql/graphql';
import type { BlockPropsByType, BlockType } from '../block';
import { isMissing, type BlockPlace, type Missing, type RawBlock } from '../mapper';
import { mappers } from '../mappers';
import { context, place, rawFrame } from './place';

/** For tests: what the mapper of a block makes of its own fields, or what it misses. */
export async function mapped<Type extends BlockType>(
  type: Type,
  fields: Omit<RawBlock<Type>, keyof typeof rawFrame | '__typename'>,
  where: Partial<BlockPlace> = {},
): Promise<BlockPropsByType[Type] | Missing> {
  const raw = { ...rawFrame, ...fields, __typename: `contentManager_${type}_BlockType` };
  const result = await mappers[type](
    raw as unknown as BlockFragment,
    { ...place, ...where },
    {
      cms: () => Promise.reject(new Error('this block asks for nothing')),
      context,
    },
  );
  if (!result) throw new Error(`${type} has the mapper of another block`);
  return isMissing(result) ? result : result.props;
}

/** A link as the contract answers it. */
export const rawLink = (
  text: string | null,
  url: string | null,
  target: string | null = null,
  title: string | null = null,
) => ({
  __typename: 'linkField_Link' as const,
  text,
  title,
  target,
  url,
  type: 'url',
});
