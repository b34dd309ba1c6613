import { typedRows } from '../api/rows';
import { gallery } from '../fields/gallery';
import type { BlockSource, ContentBlock } from './ContentBlock';

/** A gallery of pictures and videos. */
export const Gallery: ContentBlock = {
  handle: 'gallery',
  labels: {
    singular: { it: 'Galleria', en: 'Gallery' },
    plural: { it: 'Gallerie', en: 'Galleries' },
  },
  fields: [gallery],
  resolvers: {
    gallery: ({ block, site }: BlockSource<'gallery'>) => typedRows('gallery', block.gallery, site),
  },
};
