import { text } from '../parts';
import type { PageSeed } from '../../types';

export const placesArchive: PageSeed = {
  kind: 'archive',
  archiveSection: 'poi',
  title: { it: 'Luoghi', en: 'Places' },
  slug: { it: 'luoghi', en: 'places' },
  seo: {
    it: {
      title: 'I luoghi di Castelmora',
      description:
        'Sale studio, fermate, porte, giardini, fontane e sportelli: quaranta luoghi di Castelmora con indirizzo, mappa e un consiglio di chi ci va.',
    },
    en: {
      title: 'Places in Castelmora',
      description:
        'Study rooms, stops, gates, gardens, fountains and offices: forty places in Castelmora with an address, a map and a tip from those who go there.',
    },
  },
  blocks: {
    it: [
      text(
        'Quaranta punti da sapere: dove si studia la sera, dove si riempie la borraccia, dove si prende la notturna. In ordine alfabetico, ciascuno con l’indirizzo e una cosa che sulla mappa non si vede.',
      ),
    ],
    en: [
      text(
        'Forty spots worth knowing: where to study at night, where to fill a bottle, where the night bus stops. In alphabetical order, each with its address and one thing that no map shows.',
      ),
    ],
  },
};
