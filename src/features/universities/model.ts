import type { Image } from '@/components/Picture/image';
import type { Detail } from '../pages/detail';

/** A university on a card. */
export interface UniversityTeaser {
  id: string;
  href: string;
  title: string;
  subtitle: string;
  image: Image | null;
  address: string;
}

/** What the page of a university shows; its subtitle is the excerpt. */
export type University = Detail;
