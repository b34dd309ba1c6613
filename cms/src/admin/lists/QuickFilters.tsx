import { Link } from '@payloadcms/ui';
import type { BeforeListTableServerProps } from 'payload';
import { adminLanguage } from '../../lib/adminLanguage';
import { listLink } from '../desk/adminLink';
import { quickFiltersOf } from './quickFiltersOf';

const texts = {
  it: {
    filters: 'Filtri rapidi',
    all: 'Tutto',
    nothing: 'Niente corrisponde alla ricerca e ai filtri.',
    showAll: 'Mostra tutto',
  },
  en: {
    filters: 'Quick filters',
    all: 'All',
    nothing: 'Nothing matches the search and the filters.',
    showAll: 'Show all',
  },
};

/** The conditions in the parameters of an address, as one text that can be compared. */
const whereIn = (parameters: Iterable<[string, unknown]>): string =>
  [...parameters]
    .filter(([name]) => name.startsWith('where'))
    // Each request has another time.
    .map(([name, value]) => `${name}=${String(value).replace(/T.*Z$/, '')}`)
    .sort()
    .join('&');

/** Links above a list to the rows that have something to do, and what it says if a search or a filter finds nothing. */
export function QuickFilters({
  collectionSlug,
  data,
  i18n,
  params,
  payload,
  searchParams = {},
  user,
}: BeforeListTableServerProps) {
  const language = adminLanguage({ i18n });
  const text = texts[language];
  if (params?.segments?.includes('trash')) return null;
  const filters = quickFiltersOf(collectionSlug, { language, user: user?.id, now: new Date() });
  const current = whereIn(Object.entries(searchParams));
  const all = listLink(payload, collectionSlug, {});
  const links = [
    { label: text.all, href: all },
    ...filters.map(({ label, conditions, site }) => {
      // Payload's own form of a filter, which it then can show and change.
      const href = listLink(payload, collectionSlug, { or: [{ and: conditions }] });
      return { label, href: site ? `${href}&locale=${site}` : href };
    }),
  ];
  const isFiltered = current !== '' || Boolean(searchParams.search);
  return (
    <>
      <nav className="studium-quick-filters" aria-label={text.filters}>
        {links.map(({ label, href }) => (
          <Link
            key={label}
            href={href}
            prefetch={false}
            aria-current={whereIn(new URL(href, payload.config.serverURL).searchParams) === current}
          >
            {label}
          </Link>
        ))}
      </nav>
      {isFiltered && data.totalDocs === 0 && (
        <p className="studium-nothing" role="status">
          {text.nothing}{' '}
          <Link href={all} prefetch={false}>
            {text.showAll}
          </Link>
        </p>
      )}
    </>
  );
}
