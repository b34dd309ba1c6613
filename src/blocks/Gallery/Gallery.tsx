import styled from 'styled-components';
import dynamic from 'next/dynamic';
import type { MosaicSizes } from '@/components/Mosaic/Mosaic';
import type { Image } from '@/components/Picture/image';
import { PictureGallery } from './PictureGallery';
import type { Film, GalleryItem } from './galleryItem';

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

const Films = dynamic(() => import('../engine/films').then((module) => module.Films));

/** Pictures with a lightbox, and films, in the editor's order. Adjacent items of one kind form a row. */
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
          <Films key={index} films={row.films} />
        ),
      )}
    </Rows>
  );
}

type Row = { images: Image[]; films?: never } | { films: Film[]; images?: never };

function groupRows(items: GalleryItem[]): Row[] {
  const result: Row[] = [];
  for (const item of items) {
    const last = result.at(-1);
    if (item.kind === 'picture') {
      if (last?.images) last.images.push(item.image);
      else result.push({ images: [item.image] });
    } else if (last?.films) last.films.push(item);
    else result.push({ films: [item] });
  }
  return result;
}
