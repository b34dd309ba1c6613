import type { Engine } from '../Engine';
import type { View } from '../clusters';
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

/** A map that draws nothing and remembers what it was told. */
export interface FakeEngine extends Engine {
  told: string[];
  /** As if a visitor had moved it. */
  moveTo: (view: View) => void;
}

export function fakeEngine(element: HTMLElement): FakeEngine {
  const layer = element.appendChild(document.createElement('div'));
  const told: string[] = [];
  const listeners = { move: new Set<() => void>(), rest: new Set<() => void>() };
  let view: View = { bounds: [12, 43.38, 12.1, 43.44], zoom: 15 };
  const listen = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => set.delete(listener);
  };
  const settle = () => {
    for (const listener of [...listeners.move, ...listeners.rest]) listener();
  };
  return {
    told,
    layer,
    project: ({ lat, lng }) => ({ x: (lng - 12) * 1000, y: (43.44 - lat) * 1000 }),
    view: () => view,
    show: (bounds) => {
      told.push(`show ${bounds.join(' ')}`);
      settle();
    },
    approach: ({ lat, lng }) => told.push(`approach ${lat} ${lng}`),
    zoom: (direction) => told.push(`zoom ${direction}`),
    onMove: listen(listeners.move),
    onRest: listen(listeners.rest),
    onPress: () => () => undefined,
    setDark: (dark) => told.push(dark ? 'dark' : 'light'),
    close: () => told.push('close'),
    moveTo: (next) => {
      view = next;
      settle();
    },
  };
}
