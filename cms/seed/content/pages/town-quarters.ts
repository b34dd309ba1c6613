import { toAccommodation, toService, toUniversity } from '../parts';
import type { Bilingual, BlockSeed } from '../../types';

/** A slider of six quarters. */
export const quarters: Bilingual<BlockSeed> = {
  it: {
    type: 'slider',
    slides: [
      {
        coverImage: 'borgo-dei-liutai',
        link: toAccommodation(
          'room-big-kitchen-liutai',
          'Borgo dei Liutai: violini sotto, letti sopra',
        ),
      },
      {
        coverImage: 'courtyard-tintorie',
        link: toUniversity('academy-of-fine-arts', 'Tintorie: vasche, colori, l’Accademia'),
      },
      {
        coverImage: 'river-park-salici',
        link: toService('rowing-club', 'Lungofiume dei Salici: remi e zanzare'),
      },
      {
        coverImage: 'hall-alle-mura',
        link: toAccommodation('residence-alle-mura', 'Porta Nuova: il treno a quattro minuti'),
      },
      {
        coverImage: 'lecture-hall-polytechnic',
        link: toUniversity('politecnico-del-colle', 'Filande: telai di ieri, progetti di oggi'),
      },
      {
        coverImage: 'library-science',
        link: toUniversity('landscape-institute', 'Mura Alte: orti, microscopi, vento'),
      },
    ],
  },
  en: {
    type: 'slider',
    slides: [
      {
        coverImage: 'borgo-dei-liutai',
        link: toAccommodation(
          'room-big-kitchen-liutai',
          'Borgo dei Liutai: violins below, beds above',
        ),
      },
      {
        coverImage: 'courtyard-tintorie',
        link: toUniversity('academy-of-fine-arts', 'Tintorie: vats, colours, the art academy'),
      },
      {
        coverImage: 'river-park-salici',
        link: toService('rowing-club', 'Lungofiume dei Salici: oars and mosquitoes'),
      },
      {
        coverImage: 'hall-alle-mura',
        link: toAccommodation('residence-alle-mura', 'Porta Nuova: four minutes from the train'),
      },
      {
        coverImage: 'lecture-hall-polytechnic',
        link: toUniversity('politecnico-del-colle', 'Filande: old looms, new drawings'),
      },
      {
        coverImage: 'library-science',
        link: toUniversity('landscape-institute', 'Mura Alte: gardens, microscopes, wind'),
      },
    ],
  },
};
