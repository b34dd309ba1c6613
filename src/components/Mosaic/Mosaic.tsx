import type { MouseEvent } from 'react';
import { useI18n } from '@/i18n/I18n';
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

interface MosaicProps {
  images: Image[];
  sizes: MosaicSizes;
  /** Whether the first picture is what visitors see first, so that it loads with priority. */
  priority?: boolean;
  /** Shows a picture large (index from 0), instead of following the link to its file. */
  onOpen: (index: number) => void;
}

/**
 * Pictures as a mosaic: the first one large, with up to four beside it (three below it in narrow containers).
 * Each opens all of them in a lightbox; without JavaScript all show, as links to the large files.
 */
export function Mosaic({ images, sizes, priority, onOpen }: MosaicProps) {
  const { t } = useI18n();
  const open = (event: MouseEvent<HTMLElement>, index: number) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    // Focuses the link, because not every browser focuses a clicked element and the focus returns here later.
    event.currentTarget.focus();
    onOpen(index);
  };
  return (
    <S.Root>
      <S.Tiles aria-label={t('common.media.pictures')} $count={images.length}>
        {images.map((image, index) => {
          const name = image.alt || t('common.media.picture', { number: index + 1 });
          return (
            <li key={index}>
              <S.Tile href={largestFile(image)} onClick={(event) => open(event, index)}>
                <Picture
                  image={{ ...image, alt: '' }}
                  sizes={index === 0 ? sizes.lead : sizes.small}
                  priority={priority && index === 0}
                />
                <VisuallyHidden>{t('common.media.enlarge', { name })}</VisuallyHidden>
              </S.Tile>
            </li>
          );
        })}
      </S.Tiles>
      {images.length > 1 && (
        <S.All type="button" onClick={(event) => open(event, 0)} data-print="hide">
          <Icon name="image" />
          <S.Count aria-hidden="true">{images.length}</S.Count>
          <S.AllText>{t('common.media.all', { count: images.length })}</S.AllText>
        </S.All>
      )}
    </S.Root>
  );
}
