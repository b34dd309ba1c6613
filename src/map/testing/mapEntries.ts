import type { MapEntry } from '../mapEntry';

/** Three rooms: two at the same address, and one some streets away. */
export const mapEntries: MapEntry[] = [
  room('1', 'Mansarda a San Vero', '€ 420', { lat: 43.412, lng: 12.049 }),
  room('2', 'Doppia con giardino', '€ 300', { lat: 43.405, lng: 12.06 }),
  room('3', 'Singola a San Vero', '€ 380', { lat: 43.412, lng: 12.049 }),
];

function room(id: string, title: string, text: string, position: MapEntry['position']): MapEntry {
  const pin = { kind: 'price', text } as const;
  return { id, title, href: `/alloggi/${id}`, position, pin, hue: 'accommodations' };
}
