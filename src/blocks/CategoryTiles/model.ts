import type { Image } from '@/components/Picture/image';
import type { Arrangement } from '../CardList/arrangement';

/** Categories as pictures that lead to their lists. */
export interface CategoryTilesModel {
  categories: { id: string; title: string; href: string; image: Image | null }[];
  arrangement: Arrangement;
  /** The `sizes` of each picture. */
  sizes: string;
}
