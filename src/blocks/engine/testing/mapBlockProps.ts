import type { BlockFragment } from '@/gql/graphql';
import type { BlockPropsByType, BlockType } from '../block';
import { isMissing, type BlockPosition, type Missing, type RawBlock } from '../server/mapper';
import { mappers } from '../server/mappers';
import { context, position, rawFrame } from './rawBlocks';

/** For tests: maps a block's fields, and returns its props or the reason why it is omitted. */
export async function mapBlockProps<Type extends BlockType>(
  type: Type,
  fields: Omit<RawBlock<Type>, keyof typeof rawFrame | '__typename'>,
  where: Partial<BlockPosition> = {},
): Promise<BlockPropsByType[Type] | Missing> {
  const raw = { ...rawFrame, ...fields, __typename: `contentManager_${type}_BlockType` };
  const result = await mappers[type](
    raw as unknown as BlockFragment,
    { ...position, ...where },
    {
      cms: () => Promise.reject(new Error('this block sends no requests')),
      mapperContext: context,
    },
  );
  if (!result) throw new Error(`${type} has the mapper of another block`);
  return isMissing(result) ? result : result.props;
}

/** A link as the contract returns it. */
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
