import type { BlockFragment } from '@/gql/graphql';
import type { Cms } from '@/server/cms/cmsFor';
import type { BlockType } from '../block';
import type { RawBlock } from '../server/mapper';
import { mappers } from '../server/mappers';
import { context, position, rawFrame } from './rawBlocks';

/** The fields that the raw blocks of lists have, for all entries without a limit. */
const rawList = {
  ...rawFrame,
  elementQuantity: null,
  slidesQuantity: null,
  isSliderSettings: null,
  listCategories: [],
  listTags: [],
  listEntries: [],
};

/**
 * For tests: maps a list block below a heading of level 2.
 * @param answer the data with which the cms answers all requests
 * @returns also the variables of the requests
 */
export async function mapListBlock<Type extends BlockType & `list${string}`>(
  type: Type,
  fields: Partial<RawBlock<Type>>,
  answer: object,
) {
  const requests: object[] = [];
  const cms: Cms = (_document, variables) => {
    requests.push({ ...variables });
    return Promise.resolve(answer as never);
  };
  const raw = { ...rawList, ...fields, __typename: `contentManager_${type}_BlockType` };
  const result = await mappers[type](
    raw as unknown as BlockFragment,
    { ...position, headingLevel: 3 },
    { cms, mapperContext: context },
  );
  return { result, requests };
}
