import type { Place } from '../place';

/** Three rooms: two at the same address, and one some streets away. */
export const places: Place[] = [
  room('1', 'Mansarda a San Vero', '€ 420', { lat: 43.412, lng: 12.049 }),
  room('2', 'Doppia con giardino', '€ 300', { lat: 43.405, lng: 12.06 }),
  room('3', 'Singola a San Vero', '€ 380', { lat: 43.412, lng: 12.049 }),
];

function room(id: string, title: string, text: string, position: Place['position']): Place {
  const pin = { kind: 'price', text } as const;
  return { id, title, href: `/alloggi/${id}`, position, pin, hue: 'accommodations' };
}
