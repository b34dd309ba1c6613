import { useState, type ComponentType } from 'react';
import { Mosaic, type MosaicSizes } from '@/components/Mosaic/Mosaic';
import type { Image } from '@/components/Picture/image';
import { largestFile } from '@/components/Picture/largestFile';
import { useI18n } from '@/i18n/I18n';
import type { LightboxProps } from '@/overlays/Lightbox';

interface PictureGalleryProps {
  images: Image[];
  sizes: MosaicSizes;
  priority?: boolean;
}

interface View {
  Lightbox: ComponentType<LightboxProps>;
  /**
   * Counts the openings. As the React key it resets the lightbox, so that it starts at the requested picture.
   */
  opening: number;
  open: boolean;
  start: number;
}

/** Pictures as a mosaic. A click enlarges them in a lightbox, whose code loads at the first click. */
export function PictureGallery({ images, sizes, priority }: PictureGalleryProps) {
  const { t } = useI18n();
  const [view, setView] = useState<View>();

  const show = async (start: number) => {
    try {
      const { Lightbox } = await import('@/overlays/Lightbox');
      setView((last) => ({ Lightbox, opening: (last?.opening ?? 0) + 1, open: true, start }));
    } catch {
      // Opens the file, as the link does without scripts.
      const image = images[start];
      if (image) window.location.assign(largestFile(image));
    }
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
        onOpen={(index) => void show(index)}
      />
      {view && (
        <view.Lightbox
          key={view.opening}
          images={images}
          open={view.open}
          start={view.start}
          onClose={() => setView({ ...view, open: false })}
        />
      )}
    </>
  );
}
