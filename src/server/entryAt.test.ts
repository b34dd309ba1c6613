import { entryAt } from './entryAt';
import { Moved } from './Moved';

const entry = { __typename: 'events_events_Entry' as const, slug: 'cinema-nei-cortili' };
const at = (slug: string, locale: 'it' | 'en' = 'it') => ({ params: { slug }, locale });

function movedTo(look: () => unknown): string | null {
  try {
    look();
    return null;
  } catch (error) {
    if (error instanceof Moved) return error.to;
    throw error;
  }
}

it('answers the entry at its address of today', () => {
  expect(entryAt('event', entry, 'events_events_Entry', at('cinema-nei-cortili'))).toBe(entry);
});

it('sends a former address on to the one of today, in the language of the page', () => {
  const look = (locale: 'it' | 'en') => () =>
    entryAt('event', entry, 'events_events_Entry', at('cinema-in-cortile', locale));
  expect(movedTo(look('it'))).toBe('/eventi/cinema-nei-cortili');
  expect(movedTo(look('en'))).toBe('/en/events/cinema-nei-cortili');
});

it('finds nothing where there is nothing, or something else', () => {
  expect(() => entryAt('event', null, 'events_events_Entry', at('x'))).toThrow('content/not-found');
  const archive = { __typename: 'pages_archive_Entry', slug: 'eventi' };
  expect(() => entryAt('page', archive, 'pages_pages_Entry', at('x'))).toThrow('content/not-found');
});
