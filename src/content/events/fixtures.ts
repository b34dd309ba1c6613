import { picture } from '@/content/accommodations/fixtures';
import type { EventTeaser } from './model';
import type { DetailDate, Event } from './detail';

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
  dates: [],
  start: '2026-11-27T20:00:00+00:00',
  end: '2026-11-27T22:30:00+00:00',
  when: 'ven 27 nov, 21:00',
  state: 'upcoming',
  cancelled: false,
};

export const event: Event = {
  ...teaser,
  dates: [],
  source: { name: 'Cineclub Il Pozzo', href: 'https://cineclub.example.org/cortili' },
  calendar: { weekdays: [], months: [] },
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

/** Six Mondays of a course, which stay in the future for a while; the second is cancelled, the third is at another place. */
const mondays: DetailDate[] = ['11-30', '12-07', '12-14', '12-21', '01-11', '01-18'].map(
  (day, index) => {
    const date = `${day.startsWith('01') ? 2055 : 2054}-${day}`;
    return {
      start: `${date}T17:00:00+00:00`,
      end: `${date}T18:30:00+00:00`,
      when: `lun ${Number(day.slice(3))}, 18:00`,
      text: `lunedì ${Number(day.slice(3))} ${day.startsWith('01') ? 'gennaio 2055' : day.startsWith('11') ? 'novembre 2054' : 'dicembre 2054'}, 18:00 – 19:30`,
      day: date,
      cancelled: index === 1,
      ...(index === 2 && { address: 'Piazza Grande 1' }),
    };
  },
);

const [firstMonday] = mondays;

/** The page of an event with several dates. */
export const course: Event = {
  ...event,
  title: 'Coro per chi non ha mai cantato',
  ...(firstMonday && { start: firstMonday.start, end: firstMonday.end, when: firstMonday.when }),
  dates: mondays,
  calendar: {
    weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'].map(
      (long) => ({ long, short: long.slice(0, 3) }),
    ),
    months: [
      { key: '2054-11', title: 'novembre 2054' },
      { key: '2054-12', title: 'dicembre 2054' },
      { key: '2055-01', title: 'gennaio 2055' },
    ],
  },
};
