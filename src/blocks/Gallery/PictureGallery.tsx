import { useState } from 'react';
import { Mosaic, type MosaicSizes } from '@/components/Mosaic/Mosaic';
import { largestFile, type Image } from '@/components/Picture/image';
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
      <Mosaic images={images} sizes={sizes} priority={priority} onOpen={enlarge} />
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
