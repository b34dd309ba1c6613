import { assetList } from '../api/media/assetList';
import { choices } from '../fields/options';
import { picture } from '../fields/picture';
import { videoFile } from '../fields/video';
import type { ContentBlock } from './ContentBlock';

const isBackground =
  (kind: 'image' | 'video') => (_: unknown, sibling: { conditionalField?: string }) =>
    (sibling.conditionalField ?? 'image') === kind;

/** The banner at the top of a page; its children are shown over the picture. */
export const Hero: ContentBlock<'hero'> = {
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
        condition: isBackground('image'),
        description: {
          it: 'Larga e orizzontale: il testo ci sta sopra.',
          en: 'Wide, in landscape format: the text is shown over it.',
        },
      },
    },
    {
      ...videoFile('backgroundVideo', { it: 'Video di sfondo', en: 'Background video' }),
      admin: {
        condition: isBackground('video'),
        description: {
          it: 'Si vede senza audio; chi ha scelto di ridurre le animazioni vede la prima immagine.',
          en: 'It plays without sound. Visitors who turned off motion see its first frame.',
        },
      },
    },
    {
      ...videoFile('backgroundVideoMobile', {
        it: 'Video di sfondo per il telefono',
        en: 'Background video for phones',
      }),
      admin: {
        condition: isBackground('video'),
        description: {
          it: 'In verticale. Vuoto: vale quello di sopra.',
          en: 'In portrait format. If empty, the video above is used.',
        },
      },
    },
    {
      name: 'roundedBorder',
      type: 'checkbox',
      label: { it: 'Bordi arrotondati', en: 'Rounded border' },
      admin: {
        description: {
          it: 'L’apertura ha gli angoli arrotondati e non tocca i lati.',
          en: 'The hero has rounded corners and does not touch the sides.',
        },
      },
    },
  ],
  resolvers: {
    conditionalField: ({ block }) => block.conditionalField ?? 'image',
    backgroundImage: assetList(({ block }) => block.backgroundImage),
    backgroundVideo: assetList(({ block }) => block.backgroundVideo),
    backgroundVideoMobile: assetList(({ block }) => block.backgroundVideoMobile),
    roundedBorder: ({ block }) => block.roundedBorder ?? false,
  },
};
