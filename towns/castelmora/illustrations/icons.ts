import type { PictogramHue, PictogramName } from './pictograms';

/** The sign of an icon and the colour behind it. */
interface IconDrawing {
  pictogram: PictogramName;
  hue: PictogramHue;
}

/** The icons in ../icons, by the name of their file. */
export const icons: Record<string, IconDrawing> = {
  'icon-book': { pictogram: 'book', hue: 'river' },
  'icon-lamp': { pictogram: 'lamp', hue: 'ochre' },
  'icon-printer': { pictogram: 'printer', hue: 'river' },
  'icon-train': { pictogram: 'train', hue: 'brick' },
  'icon-bus': { pictogram: 'bus', hue: 'brick' },
  'icon-lift': { pictogram: 'lift', hue: 'brick' },
  'icon-bike': { pictogram: 'bike', hue: 'sage' },
  'icon-water': { pictogram: 'water', hue: 'river' },
  'icon-swim': { pictogram: 'swim', hue: 'river' },
  'icon-bridge': { pictogram: 'bridge', hue: 'river' },
  'icon-gate': { pictogram: 'gate', hue: 'plum' },
  'icon-tower': { pictogram: 'tower', hue: 'plum' },
  'icon-tree': { pictogram: 'tree', hue: 'sage' },
  'icon-plate': { pictogram: 'plate', hue: 'ochre' },
  'icon-coffee': { pictogram: 'coffee', hue: 'ochre' },
  'icon-market': { pictogram: 'market', hue: 'ochre' },
  'icon-basket': { pictogram: 'basket', hue: 'sage' },
  'icon-cross': { pictogram: 'cross', hue: 'sage' },
  'icon-heart': { pictogram: 'heart', hue: 'brick' },
  'icon-paper': { pictogram: 'paper', hue: 'plum' },
  'icon-globe': { pictogram: 'globe', hue: 'river' },
  'icon-speech': { pictogram: 'speech', hue: 'brick' },
  'icon-wifi': { pictogram: 'wifi', hue: 'plum' },
  'icon-key': { pictogram: 'key', hue: 'ochre' },
  'icon-note': { pictogram: 'note', hue: 'plum' },
  'icon-briefcase': { pictogram: 'briefcase', hue: 'sage' },
};
