import type { NewsTeaser } from '@/content/news/model';
import { NewsCard } from '@/content/news/NewsCard';
import { CardList, type CardListModel } from '../engine/CardList/CardList';

interface ListNewsProps extends CardListModel {
  news: NewsTeaser[];
}

/** News entries, the newest first, or those that an editor chose. */
export function ListNews({ news, layout, card }: ListNewsProps) {
  return (
    <CardList
      section="news"
      layout={layout}
      items={news}
      renderCard={(one) => <NewsCard news={one} {...card} />}
    />
  );
}
