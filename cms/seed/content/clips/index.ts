import type { ClipSeed } from '../../types';

/** Captions of shots of two seconds each. */
const captionsOf = (...texts: string[]) =>
  [
    'WEBVTT',
    ...texts.map((text, i) => {
      const time = (seconds: number) => `00:${String(seconds).padStart(2, '0')}.000`;
      return `${time(2 * i)} --> ${time(2 * i + 2)}\n${text}`;
    }),
  ].join('\n\n') + '\n';

export const clips: Record<string, ClipSeed> = {
  'town-day': {
    title: { it: 'Una giornata a Castelmora', en: 'A day over Castelmora' },
    alt: {
      it: 'Disegno animato di Castelmora vista dal fiume, mentre la luce passa dall’alba al tramonto.',
      en: 'Animated drawing of Castelmora seen from the river, as the light turns from dawn to dusk.',
    },
  },
  'town-day-phone': {
    title: {
      it: 'Una giornata a Castelmora, in verticale',
      en: 'A day over Castelmora, upright',
    },
    alt: {
      it: 'Disegno animato del colle di Castelmora con la cupola e il ponte, dall’alba al tramonto.',
      en: 'Animated drawing of the hill of Castelmora with its dome and bridge, from dawn to dusk.',
    },
  },
  'river-walk': {
    title: { it: 'Dalla stazione al fiume', en: 'From the station to the river' },
    alt: {
      it: 'Disegno animato di una passeggiata dalla fermata della stazione ai prati lungo la Mora.',
      en: 'Animated drawing of a walk from the station bus stop to the meadows along the Mora.',
    },
    captions: {
      it: captionsOf(
        '[Senza audio] La linea 1 aspetta alla stazione.',
        'Dentro le mura, a piedi o in bici.',
        'Sotto i portici, con le botteghe già aperte.',
        'Sabato in Piazza Grande: mercato fino alle 14.',
        'Verso sera il ponte, e una barca che rientra.',
        'Il prato dei Salici: coperta, libro, fine del giro.',
      ),
      en: captionsOf(
        '[No sound] Line 1 waits outside the station.',
        'In through the gate, on foot or by bike.',
        'Under the arcades, where the shops have just opened.',
        'Saturday in Piazza Grande: market until 2 pm.',
        'Towards evening, the bridge and a boat heading home.',
        'The Salici meadow: a blanket, a book, end of the walk.',
      ),
    },
  },
};
