import { memo } from 'react';
import { TeaserCard, type CardPlace } from '@/components/TeaserCard/TeaserCard';
import { Heart } from '../favourites/Heart';
import type { NewsTeaser } from './model';

interface NewsCardProps extends CardPlace {
  news: NewsTeaser;
}

/** A piece of news in a list. */
export const NewsCard = memo(function NewsCard({ news, ...place }: NewsCardProps) {
  const { href, title, excerpt, image, date, topics } = news;
  return (
    <TeaserCard
      {...place}
      href={href}
      title={title}
      action={<Heart entry={news} />}
      image={image}
      kicker={topics.join(', ')}
      meta={date && <time dateTime={date.iso}>{date.words}</time>}
      excerpt={excerpt}
    />
  );
});
