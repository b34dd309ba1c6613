import type { NewsTeaser } from '@/features/news/model';
import { NewsCard } from '@/features/news/NewsCard';
import { CardList } from '../CardList/CardList';
import type { CardListModel } from '../CardList/model';

export interface ListNewsProps extends CardListModel {
  news: NewsTeaser[];
}

/** News entries, the newest first, or those that an editor chose. */
export function ListNews({ news, layout, card }: ListNewsProps) {
  return (
    <CardList section="news" layout={layout}>
      {news.map((one) => (
        <li key={one.id}>
          <NewsCard news={one} {...card} />
        </li>
      ))}
    </CardList>
  );
}
