import { useState } from 'react';
import { Mosaic, type MosaicSizes } from '@/components/Mosaic/Mosaic';
import { largestFile, type Image } from '@/components/Picture/image';
import { useI18n } from '@/i18n/I18n';
import type { LightboxProps } from '@/overlays/Lightbox';
import { useLazyOverlay } from '@/overlays/useLazyOverlay';

interface PictureGalleryProps {
  images: Image[];
  sizes: MosaicSizes;
  priority: boolean;
}

const load = async () => (await import('@/overlays/Lightbox')).Lightbox;

/** Pictures as a mosaic. A click enlarges them in a lightbox, whose code loads at the first click. */
export function PictureGallery({ images, sizes, priority }: PictureGalleryProps) {
  const { t } = useI18n();
  const { Part, open, close, show } = useLazyOverlay<LightboxProps>({ load });
  // As the React key, the count resets the lightbox, so that it starts at the requested picture.
  const [opening, setOpening] = useState({ count: 0, start: 0 });

  const enlarge = (start: number) => {
    setOpening(({ count }) => ({ count: count + 1, start }));
    show().catch(() => {
      // Opens the file, as the link does without scripts.
      const image = images[start];
      if (image) window.location.assign(largestFile(image));
    });
  };

  return (
    <>
      <Mosaic
        images={images}
        sizes={sizes}
        priority={priority}
        labels={{
          name: t('common.media.pictures'),
          enlarge: (name) => t('common.media.enlarge', { name }),
          picture: (number) => t('common.media.picture', { number }),
          all: t('common.media.all', { count: images.length }),
        }}
        onOpen={enlarge}
      />
      {Part && (
        <Part
          key={opening.count}
          images={images}
          start={opening.start}
          open={open}
          onClose={close}
        />
      )}
    </>
  );
}
