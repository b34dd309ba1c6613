import { richTextField } from '../api/richTextField';
import { linkField } from '../api/links/linkField';
import { assetList } from '../api/media/assetList';
import { link } from '../fields/link';
import { picture } from '../fields/picture';
import type { ContentBlock } from './ContentBlock';

/** A picture, a heading, a text and a link that belong together. */
export const Card: ContentBlock<'card'> = {
  handle: 'card',
  labels: { singular: { it: 'Scheda', en: 'Card' }, plural: { it: 'Schede', en: 'Cards' } },
  fields: [
    picture('image', { it: 'Immagine', en: 'Picture' }),
    { name: 'plainTitle', type: 'text', required: true, label: { it: 'Titolo', en: 'Heading' } },
    { name: 'textContent', type: 'richText', label: { it: 'Testo', en: 'Text' } },
    link(),
  ],
  resolvers: {
    image: assetList(({ block }) => block.image),
    textContent: richTextField(({ block }) => block.textContent),
    fieldLink: linkField(({ block }) => block.fieldLink),
  },
};
