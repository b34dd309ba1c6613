import { Icon } from '@/components/Icon/Icon';
import type { Image } from '@/components/Picture/image';
import { Picture } from '@/components/Picture/Picture';
import type { CategorisedList } from '@/routing/categoryHref';
import type { CardLayout } from '../CardList/cardLayout';
import { CardRow } from '../CardList/CardRow';
import * as S from './CategoryTiles.styles';

/** Categories as pictures that link to their listings. */
export interface CategoryTilesModel {
  categories: { id: string; title: string; href: string; image: Image | null }[];
  layout: CardLayout;
  sizes: string;
}

interface CategoryTilesProps extends CategoryTilesModel {
  section: CategorisedList;
}

/** The categories of a section. Each is a picture with a name that links to its listing. */
export function CategoryTiles({ section, categories, layout, sizes }: CategoryTilesProps) {
  return (
    <CardRow section={section} kind="tiles" layout={layout}>
      {categories.map(({ id, title, href, image }) => (
        <li key={id}>
          <S.Tile href={href}>
            {image && <Picture image={{ ...image, alt: '' }} sizes={sizes} />}
            <S.Name data-ground="surface">
              <span>{title}</span>
              <Icon name="arrow" />
            </S.Name>
          </S.Tile>
        </li>
      ))}
    </CardRow>
  );
}
