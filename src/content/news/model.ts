import type { Image } from '@/components/Picture/image';
import type { Deadline } from '@/content/shared/deadline';
import type { FormattedDate } from '@/i18n/formattedDate';

export interface NewsTeaser {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  image: Image | null;
  date: FormattedDate | null;
  deadline: Deadline | null;
  categoryTitles: string[];
  /** Slugs of the categories. */
  categories: string[];
}

/** A category of news, with the number of its articles. */
export interface NewsCategory {
  title: string;
  href: string;
  count: number;
  /** The newest article; null when there is none. */
  latest: NewsTeaser | null;
}
