import type { NewsTeaser } from '@/features/news/model';
import { NewsCard } from '@/features/news/NewsCard';
import { CardList } from '../CardList/CardList';
import type { CardListModel } from '../CardList/model';

export interface ListNewsProps extends CardListModel {
  news: NewsTeaser[];
}

/** News, the newest first, or those that an editor chose. */
export function ListNews({ news, arrangement, card }: ListNewsProps) {
  return (
    <CardList section="news" arrangement={arrangement}>
      {news.map((one) => (
        <li key={one.id}>
          <NewsCard news={one} {...card} />
        </li>
      ))}
    </CardList>
  );
}
