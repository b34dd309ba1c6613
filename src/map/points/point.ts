import type { Image } from '@/components/Picture/image';
import type { Position } from '../place';

/** A point of interest: it stands on the maps of all sections, beside the entries of the list. */
export interface PointOfInterest {
  id: string;
  title: string;
  address: string;
  description: string;
  /** Its page; null while it has none. */
  href: string | null;
  position: Position;
  /** Decorative: the title is read instead. */
  icon: Image | null;
}
