import type { Image } from '@/components/Picture/image';
import type { Detail } from '@/content/shared/detail';
import type { NearbyEntries } from './model';

/** The data of the page of a point of interest. It has an icon instead of a picture. */
export interface Place extends Detail, NearbyEntries {
  icon: Image | null;
}
