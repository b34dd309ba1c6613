import { findEmbed } from '@studium/shared/embedHosts.mjs';
import type { GalleryItemFragment } from '@/gql/graphql';
import type { MapperContext } from '@/server/mapping/context';
import { mapImage } from '@/server/mapping/mapImage';
import { mapVideo } from '@/server/mapping/mapVideo';
import type { GalleryItem } from './galleryItem';

/** The items of a gallery, in the editor's order; invalid items are left out. */
export function mapGallery(
  rows: readonly (GalleryItemFragment | null)[],
  context: MapperContext,
): GalleryItem[] {
  return rows.flatMap((row) => (row ? mapRow(row, context) : []));
}

function mapRow(row: GalleryItemFragment, context: MapperContext): GalleryItem[] {
  switch (row.__typename) {
    case 'gallery_images_BlockType':
      return row.images.flatMap((picture) => {
        const image = mapImage([picture], context);
        return image ? [{ kind: 'picture' as const, image }] : [];
      });
    case 'gallery_video_BlockType': {
      const video = mapVideo(row, context);
      return video ? [{ kind: 'video', ...video }] : [];
    }
    case 'gallery_videoEmbed_BlockType': {
      const embed = findEmbed(row.embedUrl);
      return embed ? [{ kind: 'embed', embed }] : [];
    }
  }
}
