import { html } from '../api/html';
import { linkField } from '../api/links/linkField';
import { assetList } from '../api/media/assetList';
import { link } from '../fields/link';
import { picture } from '../fields/picture';
import type { BlockSource, ContentBlock } from './ContentBlock';

type Source = BlockSource<'card'>;

/** A picture, a heading, a text and a link that belong together. */
export const Card: ContentBlock = {
  handle: 'card',
  labels: { singular: { it: 'Scheda', en: 'Card' }, plural: { it: 'Schede', en: 'Cards' } },
  fields: [
    picture('image', { it: 'Immagine', en: 'Picture' }),
    { name: 'plainTitle', type: 'text', required: true, label: { it: 'Titolo', en: 'Heading' } },
    { name: 'textContent', type: 'richText', label: { it: 'Testo', en: 'Text' } },
    link(),
  ],
  resolvers: {
    image: assetList(({ block }: Source) => block.image),
    plainTitle: ({ block }: Source) => block.plainTitle,
    textContent: html(({ block }: Source) => block.textContent),
    fieldLink: linkField(({ block }: Source) => block.fieldLink),
  },
};
