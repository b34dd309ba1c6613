import styled from 'styled-components';
import dynamic from 'next/dynamic';
import type { MosaicSizes } from '@/components/Mosaic/Mosaic';
import type { Image } from '@/components/Picture/image';
import { PictureGallery } from './PictureGallery';
import type { GalleryVideo, GalleryItem } from './galleryItem';

const Rows = styled.div`
  container: gallery / inline-size;
  display: grid;
  gap: 1.25rem;
  width: 100%;
`;

interface GalleryProps {
  items: GalleryItem[];
  sizes: MosaicSizes;
  priority: boolean;
}

const GalleryVideos = dynamic(() =>
  import('../engine/videos').then((module) => module.GalleryVideos),
);

/** Pictures with a lightbox, and videos, in the editor's order. Adjacent items of one kind form a row. */
export function Gallery({ items, sizes, priority }: GalleryProps) {
  if (items.length === 0) return null;
  return (
    <Rows>
      {groupRows(items).map((row, index) =>
        row.images ? (
          <PictureGallery
            key={index}
            images={row.images}
            sizes={sizes}
            priority={priority && index === 0}
          />
        ) : (
          <GalleryVideos key={index} videos={row.videos} />
        ),
      )}
    </Rows>
  );
}

type Row = { images: Image[]; videos?: never } | { videos: GalleryVideo[]; images?: never };

function groupRows(items: GalleryItem[]): Row[] {
  const result: Row[] = [];
  for (const item of items) {
    const last = result.at(-1);
    if (item.kind === 'picture') {
      if (last?.images) last.images.push(item.image);
      else result.push({ images: [item.image] });
    } else if (last?.videos) last.videos.push(item);
    else result.push({ videos: [item] });
  }
  return result;
}
