import { memo } from 'react';
import { TeaserCard, type SharedCardProps } from '@/components/TeaserCard/TeaserCard';
import { DeadlineChip } from '@/content/shared/DeadlineParts';
import { FavouriteToggle } from '@/features/favourites/FavouriteToggle';
import type { NewsTeaser } from './model';

interface NewsCardProps extends SharedCardProps {
  news: NewsTeaser;
}

export const NewsCard = memo(function NewsCard({ news, ...sharedProps }: NewsCardProps) {
  const { href, title, excerpt, image, date, deadline, categoryTitles } = news;
  return (
    <TeaserCard
      {...sharedProps}
      href={href}
      title={title}
      action={<FavouriteToggle entry={news} />}
      image={image}
      kicker={categoryTitles.join(', ')}
      meta={date && <time dateTime={date.iso}>{date.text}</time>}
      excerpt={excerpt}
      badge={deadline && <DeadlineChip deadline={deadline} />}
    />
  );
});
