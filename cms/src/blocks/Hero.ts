import { assetList } from '../api/media/assetList';
import { choices } from '../fields/options';
import { picture, videoFile } from '../fields/picture';
import type { BlockSource, ContentBlock } from './ContentBlock';

const behind = (kind: 'image' | 'video') => (_: unknown, sibling: { conditionalField?: string }) =>
  (sibling.conditionalField ?? 'image') === kind;

/** The opening banner; its children are the text over the picture. */
export const Hero: ContentBlock = {
  handle: 'hero',
  labels: { singular: { it: 'Apertura', en: 'Hero' }, plural: { it: 'Aperture', en: 'Heroes' } },
  kind: 'hero',
  // specification §3
  children: [
    'titleContent',
    'textContent',
    'spacer',
    'image',
    'icon',
    'separator',
    'video',
    'buttons',
    'card',
  ],
  fields: [
    {
      name: 'conditionalField',
      type: 'radio',
      defaultValue: 'image',
      options: choices({ image: ['Immagine', 'Picture'], video: ['Video', 'Video'] }),
      label: { it: 'Dietro il testo', en: 'Behind the text' },
    },
    {
      ...picture('backgroundImage', { it: 'Immagine di sfondo', en: 'Background picture' }),
      admin: {
        condition: behind('image'),
        description: {
          it: 'Larga e orizzontale: le lettere ci stanno sopra.',
          en: 'Wide and in landscape: the letters stand on it.',
        },
      },
    },
    {
      ...videoFile('backgroundVideo', { it: 'Video di sfondo', en: 'Background video' }),
      admin: {
        condition: behind('video'),
        description: {
          it: 'Gira senza audio; chi non vuole movimento vede la prima immagine.',
          en: 'It plays without sound; who wants no motion sees its first picture.',
        },
      },
    },
    {
      ...videoFile('backgroundVideoMobile', {
        it: 'Video di sfondo per il telefono',
        en: 'Background video for phones',
      }),
      admin: {
        condition: behind('video'),
        description: {
          it: 'In verticale. Vuoto: lo stesso di sopra.',
          en: 'In portrait. Empty: the one above.',
        },
      },
    },
    {
      name: 'roundedBorder',
      type: 'checkbox',
      label: { it: 'Bordi arrotondati', en: 'Rounded border' },
      admin: {
        description: {
          it: 'L’apertura diventa un riquadro invece di toccare i lati.',
          en: 'The hero becomes a frame instead of touching the sides.',
        },
      },
    },
  ],
  resolvers: {
    conditionalField: ({ block }: BlockSource<'hero'>) => block.conditionalField ?? 'image',
    backgroundImage: assetList(({ block }: BlockSource<'hero'>) => block.backgroundImage),
    backgroundVideo: assetList(({ block }: BlockSource<'hero'>) => block.backgroundVideo),
    backgroundVideoMobile: assetList(
      ({ block }: BlockSource<'hero'>) => block.backgroundVideoMobile,
    ),
    roundedBorder: ({ block }: BlockSource<'hero'>) => block.roundedBorder ?? false,
  },
};
