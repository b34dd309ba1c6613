import { mapUniversityList } from '@/content/universities/server/mapper';
import { ListUniversitiesDocument, type ListUniversitiesQuery } from '@/gql/graphql';
import { mapCardList } from '../engine/CardList/CardList.mapper';
import { getEntryVariables } from '../engine/CardList/selection';
import { missing, type LoadBlock, type MapBlock } from '../engine/server/mapper';

type Type = 'listUniversities';
type Loaded = ListUniversitiesQuery;

export const loadListUniversities: LoadBlock<Type, Loaded> = (block, cms) =>
  cms(ListUniversitiesDocument, getEntryVariables(block, null));

export const mapListUniversities: MapBlock<Type, Loaded> = (
  block,
  context,
  position,
  { entries },
) => {
  const universities = mapUniversityList(entries, context);
  if (universities.length === 0) return missing('content');
  return { universities, ...mapCardList(block, universities.length, position) };
};
