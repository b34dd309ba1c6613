import { linkField } from '../api/links/linkField';
import { assetList } from '../api/media/assetList';
import { link } from '../fields/link';
import { picture } from '../fields/picture';
import type { ContentBlock } from './ContentBlock';

/** A picture with a caption and a link. */
export const Image: ContentBlock<'image'> = {
  handle: 'image',
  labels: {
    singular: { it: 'Immagine', en: 'Picture' },
    plural: { it: 'Immagini', en: 'Pictures' },
  },
  fields: [
    picture('image', { it: 'Immagine', en: 'Picture' }, { required: true }),
    {
      name: 'caption',
      type: 'text',
      label: { it: 'Didascalia', en: 'Caption' },
      admin: {
        description: {
          it: 'Sotto l’immagine, per esempio l’autore o il soggetto.',
          en: 'Below the picture, for example its author or subject.',
        },
      },
    },
    link(),
  ],
  resolvers: {
    image: assetList(({ block }) => block.image),
    fieldLink: linkField(({ block }) => block.fieldLink),
  },
};
