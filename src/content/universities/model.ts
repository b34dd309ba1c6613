import type { Image } from '@/components/Picture/image';
import type { Position } from '@/geo/position';

/** The data of a card of a university. */
export interface UniversityTeaser {
  id: string;
  href: string;
  title: string;
  subtitle: string;
  image: Image | null;
  address: string;
  position: Position | null;
}

/** An entry nearby, with the estimated walking time in minutes. */
export interface Near<Teaser> {
  entry: Teaser;
  walking: number;
}
