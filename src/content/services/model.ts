import type { Image } from '@/components/Picture/image';
import type { Deadline } from '@/content/shared/deadline';
import type { Teaser, TeaserCategory } from '@/content/shared/teaser';

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

export interface ServiceTeaser extends Teaser {
  excerpt: string;
  type: ServiceType | null;
  image: Image | null;
  deadline: Deadline | null;
  categories: TeaserCategory[];
}
