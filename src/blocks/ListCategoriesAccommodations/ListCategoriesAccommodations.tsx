import { Icon } from '@/components/Icon/Icon';
import type { Image } from '@/components/Picture/image';
import { Picture } from '@/components/Picture/Picture';
import * as S from './ListCategoriesAccommodations.styles';

export interface ListCategoriesAccommodationsProps {
  categories: { id: string; title: string; href: string; image: Image | null }[];
  /** Scrolls sideways instead of wrapping. */
  slider: boolean;
  /** How many stand side by side on a wide screen. */
  atOnce: number;
}

const sizes = '(min-width: 1024px) 24vw, (min-width: 640px) 40vw, 74vw';

/** The kinds of accommodation, as pictures that lead to their lists. */
export function ListCategoriesAccommodations(props: ListCategoriesAccommodationsProps) {
  const { categories, slider, atOnce } = props;
  const columns = slider ? inRow(atOnce) : evenRows(categories.length, inRow(atOnce));
  return (
    <S.List data-hue="accommodations" $slider={slider} $atOnce={columns}>
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
    </S.List>
  );
}

const inRow = (atOnce: number) => Math.min(6, Math.max(1, Math.round(atOnce) || 4));

/** As many columns as asked for, or fewer where that leaves no hole in the last row. */
function evenRows(count: number, most: number): number {
  const candidates = Array.from({ length: most }, (_, index) => most - index);
  return candidates.find((columns) => columns > 1 && count % columns === 0) ?? most;
}
