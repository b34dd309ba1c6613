import type { Image } from '@/components/Picture/image';
import type { Position } from '@/geo/position';

/** A point of interest. The maps of all sections show it beside the entries of the list. */
export interface PointOfInterest {
  id: string;
  title: string;
  address: string;
  description: string;
  /** The address of its page; null without a page. */
  href: string | null;
  position: Position;
  /** A decorative icon; screen readers read the title instead. */
  icon: Image | null;
}
