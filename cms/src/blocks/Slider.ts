import { rowSources } from '../api/rows';
import { link } from '../fields/link';
import { picture } from '../fields/picture';
import type { ContentBlock } from './ContentBlock';

/** A slider of pictures with links. */
export const Slider: ContentBlock<'slider'> = {
  handle: 'slider',
  labels: {
    singular: { it: 'Carosello', en: 'Slider' },
    plural: { it: 'Caroselli', en: 'Sliders' },
  },
  fields: [
    {
      name: 'slides',
      type: 'array',
      required: true,
      label: { it: 'Immagini', en: 'Slides' },
      labels: {
        singular: { it: 'Immagine', en: 'Slide' },
        plural: { it: 'Immagini', en: 'Slides' },
      },
      fields: [picture('coverImage', { it: 'Copertina', en: 'Cover' }, { required: true }), link()],
    },
  ],
  resolvers: {
    slides: ({ block, site }) => rowSources('slides', 'slide', block.slides, site),
  },
};
