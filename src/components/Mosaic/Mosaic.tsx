import type { MouseEvent } from 'react';
import { isPlainClick } from '@/lib/isPlainClick';
import { Icon } from '../Icon/Icon';
import { largestFile, type Image } from '../Picture/image';
import { Picture } from '../Picture/Picture';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Mosaic.styles';

export interface MosaicSizes {
  /** The `sizes` of the first picture. */
  lead: string;
  /** The `sizes` of the others. */
  small: string;
}

/** The texts of a mosaic. */
export interface MosaicLabels {
  /** The accessible name of the list. */
  name: string;
  /** Returns the name of a picture's link, from the picture's alternative text or its number. */
  enlarge: (what: string) => string;
  picture: (number: number) => string;
  /** The text of the button that shows all pictures. */
  all: string;
}

interface MosaicProps {
  images: Image[];
  sizes: MosaicSizes;
  labels: MosaicLabels;
  /** Whether the first picture is what visitors see first, so that it loads with priority. */
  priority?: boolean;
  /** Shows a picture large (index from 0), instead of following the link to its file. */
  onOpen: (index: number) => void;
}

/**
 * Pictures as a mosaic: the first one large, with up to four beside it (three below it in narrow containers).
 * Each opens all of them in a lightbox; without JavaScript all show, as links to the large files.
 */
export function Mosaic({ images, sizes, labels, priority, onOpen }: MosaicProps) {
  const open = (event: MouseEvent<HTMLElement>, index: number) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    // Focuses the link, because not every browser focuses a clicked element and the focus returns here later.
    event.currentTarget.focus();
    onOpen(index);
  };
  return (
    <S.Root>
      <S.Tiles aria-label={labels.name} $count={images.length}>
        {images.map((image, index) => {
          const name = labels.enlarge(image.alt || labels.picture(index + 1));
          return (
            <li key={index}>
              <S.Tile href={largestFile(image)} onClick={(event) => open(event, index)}>
                <Picture
                  image={{ ...image, alt: '' }}
                  sizes={index === 0 ? sizes.lead : sizes.small}
                  priority={priority && index === 0}
                />
                <VisuallyHidden>{name}</VisuallyHidden>
              </S.Tile>
            </li>
          );
        })}
      </S.Tiles>
      {images.length > 1 && (
        <S.All type="button" onClick={(event) => open(event, 0)} data-print="hide">
          <Icon name="image" />
          <S.Count aria-hidden="true">{images.length}</S.Count>
          <S.AllText>{labels.all}</S.AllText>
        </S.All>
      )}
    </S.Root>
  );
}
