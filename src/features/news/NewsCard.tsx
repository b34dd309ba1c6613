import { TeaserCard } from '@/components/TeaserCard/TeaserCard';
import { useI18n } from '@/i18n/I18n';
import type { NewsTeaser } from './model';

interface NewsCardProps {
  news: NewsTeaser;
  /** The first cards of a page load their pictures at once. */
  priority?: boolean;
}

/** A piece of news in a list. */
export function NewsCard({ news, priority }: NewsCardProps) {
  const { format } = useI18n();
  const { href, title, excerpt, image, date, topics } = news;
  return (
    <TeaserCard
      href={href}
      title={title}
      image={image}
      priority={priority}
      kicker={topics.join(', ')}
      meta={date && <time dateTime={date}>{format.date(date)}</time>}
      excerpt={excerpt}
    />
  );
}
