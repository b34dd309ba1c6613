import { picture } from '@/content/accommodations/fixtures';
import type { EventTeaser } from './model';
import type { Event } from './detail';

export const teaser: EventTeaser = {
  id: '1',
  href: '/eventi/cinema-nei-cortili',
  title: 'Cinema nei cortili',
  excerpt: 'Un film in bianco e nero e le coperte portate da casa.',
  type: 'cinema',
  image: picture,
  address: 'Piazza del Pozzo 5',
  position: { lat: 43.4, lng: 12 },
  ticket: 'Ingresso libero',
  categories: [{ slug: 'teatro-e-cinema', title: 'Teatro e cinema' }],
  start: '2026-11-27T20:00:00+00:00',
  end: '2026-11-27T22:30:00+00:00',
  when: 'ven 27 nov, 21:00',
  state: 'upcoming',
  cancelled: false,
};

export const event: Event = {
  ...teaser,
  embed: null,
  related: [{ ...teaser, id: '2', href: '/eventi/altro', title: 'Un altro concerto' }],
  contacts: [{ kind: 'email', label: 'Scrivi al cineclub', href: 'mailto:cine@example.org' }],
  labels: [
    { title: 'Teatro e cinema', href: '/eventi?category=teatro-e-cinema' },
    { title: 'All’aperto', href: null },
  ],
  updatedAt: { iso: '2026-11-02T10:00:00Z', text: '2 novembre 2026' },
  blocks: [],
  span: {
    sameDay: true,
    start: { iso: '2026-11-27T20:00:00+00:00', date: 'venerdì 27 novembre 2026', time: '21:00' },
    end: { iso: '2026-11-27T22:30:00+00:00', date: 'venerdì 27 novembre 2026', time: '23:30' },
  },
  calendarHref: '/eventi/cinema-sotto-le-stelle.ics',
};
