import { mapNewsList } from '@/content/news/server/mapper';
import { openNow } from '@/content/shared/server/mapDeadline';
import { ListNewsDocument, type ListNewsQuery } from '@/gql/graphql';
import { mapCardList } from '../engine/CardList/CardList.mapper';
import { getEntryVariables, getFilterVariables } from '../engine/CardList/selection';
import { missing, type LoadBlock, type MapBlock } from '../engine/server/mapper';

type Type = 'listNews';

export const loadListNews: LoadBlock<Type, ListNewsQuery> = (block, cms) =>
  cms(
    ListNewsDocument,
    getEntryVariables(block, 6, { ...getFilterVariables('news', block), deadline: openNow() }),
  );

export const mapListNews: MapBlock<Type, ListNewsQuery> = (
  block,
  context,
  position,
  { entries },
) => {
  const news = mapNewsList(entries, context);
  if (news.length === 0) return missing('content');
  return { news, ...mapCardList(block, news.length, position) };
};
