import { mapNewsList } from '@/features/news/mapper';
import { ListNewsDocument, type ListNewsQuery } from '@/gql/graphql';
import { mapCardList } from '../CardList/CardList.mapper';
import { idsOf, hasChosenEntries, limitOf, getFilterVariables } from '../CardList/selection';
import { missing, type LoadBlock, type MapBlock } from '../mapper';

type Type = 'listNews';

export const loadListNews: LoadBlock<Type, ListNewsQuery> = (block, cms) => {
  const limit = limitOf(block, 6);
  return cms(
    ListNewsDocument,
    hasChosenEntries(block)
      ? { id: idsOf(block.listEntries), fixedOrder: true, orderBy: null, limit }
      : { limit, ...getFilterVariables('news', block) },
  );
};

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
