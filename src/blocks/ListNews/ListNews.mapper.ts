import { mapNewsList } from '@/features/news/mapper';
import { ListNewsDocument, type ListNewsQuery } from '@/gql/graphql';
import { mapCardList } from '../CardList/CardList.mapper';
import { idsOf, isChosen, limitOf, narrowed } from '../CardList/selection';
import { missing, type LoadBlock, type MapBlock } from '../mapper';

type Type = 'listNews';

export const loadListNews: LoadBlock<Type, ListNewsQuery> = (block, cms) => {
  const limit = limitOf(block, 6);
  return cms(
    ListNewsDocument,
    isChosen(block)
      ? { id: idsOf(block.listEntries), fixedOrder: true, orderBy: null, limit }
      : { limit, ...narrowed('news', block) },
  );
};

export const mapListNews: MapBlock<Type, ListNewsQuery> = (block, context, place, { entries }) => {
  const news = mapNewsList(entries, context);
  if (news.length === 0) return missing('content');
  return { news, ...mapCardList(block, news.length, place) };
};
