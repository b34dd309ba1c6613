import { typedRowSources } from '../api/rows';
import { gallery } from '../fields/gallery';
import type { ContentBlock } from './ContentBlock';

/** A gallery of pictures and videos. */
export const Gallery: ContentBlock<'gallery'> = {
  handle: 'gallery',
  labels: {
    singular: { it: 'Galleria', en: 'Gallery' },
    plural: { it: 'Gallerie', en: 'Galleries' },
  },
  fields: [gallery],
  resolvers: {
    gallery: ({ block, site }) => typedRowSources('gallery', block.gallery, site),
  },
};
