import { useRef } from 'react';
import { CarouselControls } from '@/components/Carousel/CarouselControls';
import { useRail } from '@/components/Carousel/useRail';
import type { Image } from '@/components/Picture/image';
import { Picture } from '@/components/Picture/Picture';
import { useI18n } from '@/i18n/I18n';
import * as S from './Lightbox.styles';
import { Overlay } from './Overlay';
import type { OpenCloseProps } from './useLazyOverlay';

export interface LightboxProps {
  images: Image[];
  /** The index of the first picture, from 0. */
  start: number;
}

/**
 * Shows pictures as large as the screen, one at a time, each with its text. The arrow keys change the
 * picture.
 */
export function Lightbox({ images, start, open, onClose }: LightboxProps & OpenCloseProps) {
  const { t } = useI18n();
  const stage = useRef<HTMLDivElement>(null);
  const rail = useRail(stage, images.length, start);
  return (
    <S.Keys onKeyDown={rail.onKeyDown}>
      <Overlay
        open={open}
        onClose={onClose}
        label={t('common.media.pictures')}
        closeLabel={t('common.media.close')}
        variant="full"
        ground="ink"
        head={images.length > 1 && <CarouselControls rail={rail} live />}
      >
        <S.Stage
          ref={stage}
          role="region"
          aria-label={t('common.media.pictures')}
          tabIndex={0}
          data-autofocus
        >
          <S.Pictures>
            {images.map((image, index) => (
              <S.Sheet key={index}>
                <Picture image={image} sizes="100vw" priority={index === start} />
                {/* Hidden from screen readers, because they read the alternative text of the picture. */}
                {image.alt && <S.Caption aria-hidden="true">{image.alt}</S.Caption>}
                {image.title && <S.Caption>{image.title}</S.Caption>}
              </S.Sheet>
            ))}
          </S.Pictures>
        </S.Stage>
      </Overlay>
    </S.Keys>
  );
}
