import { linkField } from '../api/links/linkField';
import { assetList } from '../api/media/assetList';
import { link } from '../fields/link';
import { picture } from '../fields/picture';
import type { BlockSource, ContentBlock } from './ContentBlock';

type Source = BlockSource<'image'>;

/** A picture with a caption and a link. */
export const Image: ContentBlock = {
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
    image: assetList(({ block }: Source) => block.image),
    caption: ({ block }: Source) => block.caption,
    fieldLink: linkField(({ block }: Source) => block.fieldLink),
  },
};
