import type { Image } from '@/components/Picture/image';
import type { WrittenDate } from '@/i18n/writtenDate';
import type { Detail } from '../pages/detail';

/** A piece of news on a card. */
export interface NewsTeaser {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  image: Image | null;
  date: WrittenDate | null;
  /** Titles. */
  topics: string[];
  /** Slugs of the topics. */
  categories: string[];
}

/** What the page of a piece of news shows. */
export interface NewsArticle extends Detail {
  date: WrittenDate | null;
}

/** One of the topics by which news are sorted. */
export interface Topic {
  title: string;
  href: string;
  count: number;
  /** The newest piece, or null where there is none. */
  latest: NewsTeaser | null;
}
