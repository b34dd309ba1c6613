import type { Bilingual, IconSeed } from '../../types';

const icon = (
  pictogram: IconSeed['pictogram'],
  hue: IconSeed['hue'],
  it: Bilingual['it'],
  en: Bilingual['en'],
): IconSeed => ({ pictogram, hue, alt: { it, en } });

/** Icons for places on the map and for icon blocks. */
export const icons: Record<string, IconSeed> = {
  'icon-book': icon('book', 'river', 'Libro', 'Book'),
  'icon-lamp': icon('lamp', 'ochre', 'Lampada da tavolo', 'Desk lamp'),
  'icon-printer': icon('printer', 'river', 'Stampante', 'Printer'),
  'icon-train': icon('train', 'brick', 'Treno', 'Train'),
  'icon-bus': icon('bus', 'brick', 'Autobus', 'Bus'),
  'icon-lift': icon('lift', 'brick', 'Ascensore', 'Lift'),
  'icon-bike': icon('bike', 'sage', 'Bicicletta', 'Bicycle'),
  'icon-water': icon('water', 'river', 'Acqua', 'Water'),
  'icon-swim': icon('swim', 'river', 'Persona che nuota', 'Swimmer'),
  'icon-bridge': icon('bridge', 'river', 'Ponte', 'Bridge'),
  'icon-gate': icon('gate', 'plum', 'Porta delle mura', 'Town gate'),
  'icon-tower': icon('tower', 'plum', 'Torre', 'Tower'),
  'icon-tree': icon('tree', 'sage', 'Albero', 'Tree'),
  'icon-plate': icon('plate', 'ochre', 'Piatto e posate', 'Plate and cutlery'),
  'icon-coffee': icon('coffee', 'ochre', 'Tazza di caffè', 'Cup of coffee'),
  'icon-market': icon('market', 'ochre', 'Banco del mercato', 'Market stall'),
  'icon-basket': icon('basket', 'sage', 'Cesto', 'Basket'),
  'icon-cross': icon('cross', 'sage', 'Croce della farmacia', 'Pharmacy cross'),
  'icon-heart': icon('heart', 'brick', 'Cuore', 'Heart'),
  'icon-paper': icon('paper', 'plum', 'Foglio scritto', 'Written sheet'),
  'icon-globe': icon('globe', 'river', 'Mappamondo', 'Globe'),
  'icon-speech': icon('speech', 'brick', 'Fumetto', 'Speech bubble'),
  'icon-wifi': icon('wifi', 'plum', 'Segnale senza fili', 'Wireless signal'),
  'icon-key': icon('key', 'ochre', 'Chiave', 'Key'),
  'icon-note': icon('note', 'plum', 'Nota musicale', 'Musical note'),
  'icon-briefcase': icon('briefcase', 'sage', 'Cartella da lavoro', 'Briefcase'),
};
