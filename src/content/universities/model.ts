import type { Image } from '@/components/Picture/image';
import type { Teaser } from '@/content/shared/teaser';

export interface UniversityTeaser extends Teaser {
  subtitle: string;
  image: Image | null;
}
