import type { Image } from '@/components/Picture/image';
import type { CardLayout } from '../CardList/cardLayout';

/** Categories as pictures that link to their listings. */
export interface CategoryTilesModel {
  categories: { id: string; title: string; href: string; image: Image | null }[];
  layout: CardLayout;
  /** The `sizes` of each picture. */
  sizes: string;
}
