import { Icon } from '@/components/Icon/Icon';
import { Picture } from '@/components/Picture/Picture';
import type { CategorisedList } from '@/routing/categoryHref';
import { CardRow } from '../CardList/CardRow';
import * as S from './CategoryTiles.styles';
import type { CategoryTilesModel } from './model';

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
              {title}
              <Icon name="arrow" />
            </S.Name>
          </S.Tile>
        </li>
      ))}
    </CardRow>
  );
}
