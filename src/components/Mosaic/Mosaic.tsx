import type { MouseEvent } from 'react';
import { Icon } from '../Icon/Icon';
import type { Image } from '../Picture/image';
import { largestFile } from '../Picture/largestFile';
import { Picture } from '../Picture/Picture';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Mosaic.styles';

export interface MosaicSizes {
  /** The `sizes` of the first picture. */
  lead: string;
  /** The `sizes` of the others. */
  small: string;
}

/** The words of a mosaic. */
export interface MosaicLabels {
  /** Name of the list. */
  name: string;
  /** What a picture's link does; it is followed by the picture's own text, or by its number. */
  enlarge: (what: string) => string;
  picture: (number: number) => string;
  /** Of the button that shows all. */
  all: string;
}

interface MosaicProps {
  images: Image[];
  sizes: MosaicSizes;
  labels: MosaicLabels;
  /** The first picture is what visitors see first: it is loaded at once. */
  priority?: boolean;
  /** Shows a picture large (counted from 0), instead of following the link to its file. */
  onOpen: (index: number) => void;
}

/**
 * Pictures as one composition: the first large, up to four beside it (three below it in a narrow
 * place). All of them are reached from each; without JavaScript all are there, as links to the
 * large files.
 */
export function Mosaic({ images, sizes, labels, priority, onOpen }: MosaicProps) {
  const open = (event: MouseEvent<HTMLElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Not every browser focuses what is clicked; it is where the focus comes back to.
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
