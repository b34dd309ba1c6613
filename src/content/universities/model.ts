import type { Image } from '@/components/Picture/image';
import type { Teaser } from '@/content/shared/teaser';

/** The data of a card of a university. */
export interface UniversityTeaser extends Teaser {
  subtitle: string;
  image: Image | null;
}
