import type { Image } from '@/components/Picture/image';
import type { Position } from '../finding/model';
import type { Detail, TeaserCategory } from '../pages/detail';

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

/** A service on a card. */
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

/** What the page of a service shows. */
export interface Service extends Detail {
  /** Others of its categories. */
  related: ServiceTeaser[];
  type: ServiceType | null;
}
