import { requireEntryAtSlug } from './requireEntryAtSlug';
import { RedirectError } from './RedirectError';

const entry = { __typename: 'events_events_Entry' as const, slug: 'cinema-nei-cortili' };
const at = (slug: string, locale: 'it' | 'en' = 'it') => ({ params: { slug }, locale });

function redirectTarget(load: () => unknown): string | null {
  try {
    load();
    return null;
  } catch (error) {
    if (error instanceof RedirectError) return error.to;
    throw error;
  }
}

it('returns the entry at its current address', () => {
  expect(requireEntryAtSlug('event', entry, 'events_events_Entry', at('cinema-nei-cortili'))).toBe(
    entry,
  );
});

it('redirects a former address to the current one, in the language of the page', () => {
  const load = (locale: 'it' | 'en') => () =>
    requireEntryAtSlug('event', entry, 'events_events_Entry', at('cinema-in-cortile', locale));
  expect(redirectTarget(load('it'))).toBe('/eventi/cinema-nei-cortili');
  expect(redirectTarget(load('en'))).toBe('/en/events/cinema-nei-cortili');
});

it('throws a not-found error if there is no entry, or one of another type', () => {
  expect(() => requireEntryAtSlug('event', null, 'events_events_Entry', at('x'))).toThrow(
    'content/not-found',
  );
  const archive = { __typename: 'pages_archive_Entry', slug: 'eventi' };
  expect(() => requireEntryAtSlug('page', archive, 'pages_pages_Entry', at('x'))).toThrow(
    'content/not-found',
  );
});
