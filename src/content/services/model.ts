import type { Image } from '@/components/Picture/image';
import type { Position } from '@/geo/position';
import type { TeaserCategory } from '@/content/shared/label';

export const serviceTypes = [
  'desk',
  'canteen',
  'library',
  'studyRoom',
  'transport',
  'clinic',
  'counselling',
  'career',
  'sport',
  'culture',
  'shop',
  'association',
] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** The data of a card of a service. */
export interface ServiceTeaser {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  type: ServiceType | null;
  image: Image | null;
  address: string;
  position: Position | null;
  categories: TeaserCategory[];
}
