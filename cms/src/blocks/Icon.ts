import { linkField } from '../api/links/linkField';
import { assetList } from '../api/media/assetList';
import { link } from '../fields/link';
import { picture } from '../fields/picture';
import type { ContentBlock } from './ContentBlock';

/** An icon, with or without a link. */
export const Icon: ContentBlock<'icon'> = {
  handle: 'icon',
  labels: { singular: { it: 'Simbolo', en: 'Icon' }, plural: { it: 'Simboli', en: 'Icons' } },
  fields: [
    picture(
      'icon',
      { it: 'Simbolo', en: 'Icon' },
      {
        required: true,
        description: { it: 'Un disegno piccolo, quadrato.', en: 'A small square drawing.' },
      },
    ),
    link(),
  ],
  resolvers: {
    icon: assetList(({ block }) => block.icon),
    fieldLink: linkField(({ block }) => block.fieldLink),
  },
};
