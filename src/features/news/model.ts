import type { Image } from '@/components/Picture/image';
import type { Detail } from '../pages/detail';

/** A piece of news on a card. */
export interface NewsTeaser {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  image: Image | null;
  /** ISO 8601, or empty. */
  date: string;
  /** Titles. */
  topics: string[];
  /** Slugs of the topics. */
  categories: string[];
}

/** What the page of a piece of news shows. */
export interface NewsArticle extends Detail {
  /** ISO 8601, or empty. */
  date: string;
}

/** One of the topics by which news are sorted. */
export interface Topic {
  title: string;
  href: string;
  count: number;
  /** The newest piece, or null where there is none. */
  latest: NewsTeaser | null;
}
