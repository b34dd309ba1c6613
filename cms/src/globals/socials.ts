import type { Block } from 'payload';
import { link } from '../fields/link';
import { globalSet } from './globalSet';

const profile = (slug: string, name: string): Block => ({
  slug,
  labels: { singular: name, plural: name },
  fields: [link()],
});

/** Profiles on social networks. */
export const socials = globalSet('socials', 'Social network', 'Social networks', [
  {
    name: 'socials',
    type: 'blocks',
    label: { it: 'Profili', en: 'Profiles' },
    admin: {
      description: {
        it: 'I simboli in fondo a ogni pagina, in quest’ordine.',
        en: 'The icons at the bottom of each page, in this order.',
      },
    },
    labels: {
      singular: { it: 'Profilo', en: 'Profile' },
      plural: { it: 'Profili', en: 'Profiles' },
    },
    blocks: [
      profile('facebook', 'Facebook'),
      profile('instagram', 'Instagram'),
      profile('linkedin', 'LinkedIn'),
      profile('vimeo', 'Vimeo'),
      profile('youtube', 'YouTube'),
      profile('twitter', 'X (Twitter)'),
    ],
  },
]);
