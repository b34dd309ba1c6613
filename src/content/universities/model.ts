import type { Image } from '@/components/Picture/image';
import type { Teaser } from '@/content/shared/teaser';

/** The data of a card of a university. */
export interface UniversityTeaser extends Teaser {
  subtitle: string;
  image: Image | null;
}

/** An entry nearby, with the estimated walking time in minutes. */
export interface Near<Teaser> {
  entry: Teaser;
  walking: number;
}
