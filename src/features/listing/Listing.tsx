import Head from 'next/head';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { Grid } from '@/components/Grid/Grid';
import { Pagination } from '@/components/Pagination/Pagination';
import { Pills } from '@/components/Pill/Pills';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { alertHref } from '@/features/alerts/alertHref';
import { savedQuery } from '@/features/alerts/savedQuery';
import { travelTime } from '@/geo/travelTime';
import { ActiveFilters } from './ActiveFilters';
import { activeFilters, filterLabels } from './activeFilters';
import { AlertButton } from './AlertButton';
import { parseListingQuery, formatListingQuery } from './listingQuery';
import { FilterButton } from './FilterButton';
import { ListingMap, type MappableItem, type MapSettings } from './ListingMap';
import { listingHref } from './listingHref';
import { FollowLinks } from './FollowLinks';
import * as S from './Listing.styles';
import { IgnoredParameters } from './IgnoredParameters';
import type { ListingData } from './ListingData';
import {
  lastPageOf,
  pageSizeOf,
  type ListingQuery,
  type ListingSection,
  sectionsWithFilters,
} from './model';
import { NoResults } from './NoResults';
import { queriesInOtherLocales } from './queriesInOtherLocales';
import { ShareOpener } from './ShareOpener';
import { SortForm } from './SortForm';
import { ListingError } from './ListingError';
import { useReportQueries } from './useReportQueries';
import { useListingQuery } from './useListingQuery';
import { ViewSwitch } from './ViewSwitch';

interface ListingProps<Item extends MappableItem> {
  section: ListingSection;
  list: ListingData<Item>;
  /** The title of the page when a visitor shares it. */
  title: string;
  /** The path of the listing, if it differs from that of its section. */
  path?: string;
  /** Texts of the category pills; absent where there are no categories. */
  pills?: { label: string; all: string; samePage?: boolean };
  /** Columns of the grid on a wide screen. */
  columns?: 3 | 4;
  /** @param way the travel time from the item to the chosen university, or null */
  card: (item: Item, priority: boolean, way: string | null) => ReactNode;
  /** How the items are drawn on the map; if absent, there is no map view. */
  map?: MapSettings<Item>;
  /** Content below the first page of the unfiltered listing. */
  after?: ReactNode;
}

/**
 * A listing whose query parameters filter, sort and page it. It works with links and forms; with
 * JavaScript it updates without loading a page.
 */
export function Listing<Item extends MappableItem>(props: ListingProps<Item>) {
  const { section, list, title, path, pills, columns, card, map, after } = props;
  const { t, format, locale } = useI18n();
  const {
    query,
    ignored,
    shownResult: result,
    pending,
    error,
    retry,
    countOf,
  } = useListingQuery(section, list);
  const { universities } = list;
  useReportQueries(queriesInOtherLocales(locale, section, query, list.translations));
  const active = activeFilters(section, query, { t, format, universities });
  const filters = sectionsWithFilters.find((one) => one === section);
  const hrefOf = (other: ListingQuery) => listingHref(section, other, locale, path);
  const last = lastPageOf(result.total, pageSizeOf(query));
  const page = Math.min(query.page, last);
  const hrefOfPage = (one: number) => hrefOf({ ...query, page: one });
  const near = universities.find(({ slug }) => slug === query.near)?.position;
  const wayOf = ({ position }: Item) =>
    near && position ? t('listing.way', { ...travelTime(position, near) }) : null;
  const count = useRef<HTMLParagraphElement>(null);
  const focusCount = useCallback(() => count.current?.focus(), []);
  const onLeave = useAfterChange(result.queryString, focusCount);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusResults = useCallback(() => heading.current?.focus(), []);
  // After a page change the focus moves to the top of the listing.
  const onTurn = useAfterChange(result.queryString, focusResults);
  const view = useRef<HTMLAnchorElement>(null);
  // The other view starts at its top, and the focus stays on the view switch.
  const focusView = useCallback(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    view.current?.focus({ preventScroll: true });
  }, []);
  const onViewChange = useAfterChange(query.view, focusView);

  const pageLinks = last > 1 && (
    <Head>
      {page > 1 && <link key="prev" rel="prev" href={hrefOfPage(page - 1)} />}
      {page < last && <link key="next" rel="next" href={hrefOfPage(page + 1)} />}
    </Head>
  );
  const head = (
    <>
      {pills && (
        <Pills
          label={pills.label}
          samePage={pills.samePage}
          items={list.categories.map((category) => ({
            title: category.title ?? pills.all,
            href:
              pills.samePage === false
                ? category.href
                : hrefOf({ ...query, category: category.slug, page: 1 }),
            current: category.slug === query.category,
          }))}
        />
      )}
      <S.Tools>
        {filters && (
          <FilterButton
            href={filtersHref(hrefOf({ ...query, page: 1 }))}
            count={active.length}
            section={filters}
            query={query}
            list={list}
          />
        )}
        <S.Count ref={count} role="status" tabIndex={-1}>
          {pending ? (
            t('listing.pending')
          ) : error ? (
            t('listing.failed.title')
          ) : (
            <>
              {t(`listing.found.${countName(section, result.queryString)}`, {
                count: result.total,
              })}
              {last > 1 && (
                <VisuallyHidden>, {t('listing.paging.of', { page, last })}</VisuallyHidden>
              )}
            </>
          )}
        </S.Count>
        {filters && (
          <AlertButton
            href={alertHref(filters, query, locale)}
            section={filters}
            query={savedQuery(filters, query)}
            filters={filterLabels(query, active, list)}
          />
        )}
        <S.End>
          <SortForm section={section} query={query} universities={universities} hrefOf={hrefOf} />
          {map && <ViewSwitch ref={view} query={query} hrefOf={hrefOf} onChange={onViewChange} />}
          <ShareOpener title={title} />
        </S.End>
      </S.Tools>
      <IgnoredParameters parameters={ignored} />
      {error && <ListingError retry={retry} onRetried={focusCount} />}
      <ActiveFilters active={active} query={query} hrefOf={hrefOf} onEmpty={focusCount} />
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        {t('common.archive.results')}
      </VisuallyHidden>
    </>
  );
  const noResults = result.total === 0 && (
    <NoResults
      section={section}
      active={active}
      hrefOf={hrefOf}
      countOf={countOf}
      onLeave={onLeave}
    />
  );
  const pagination = (
    <Pagination
      page={page}
      last={last}
      hrefOf={hrefOfPage}
      onPageChange={onTurn}
      labels={{
        name: t('listing.paging.label'),
        previous: t('listing.paging.previous'),
        next: t('listing.paging.next'),
        page: (one) => t('listing.paging.page', { page: one }),
      }}
    />
  );

  return map && query.view === 'map' ? (
    <>
      {pageLinks}
      <ListingMap
        {...map}
        section={section}
        items={noResults ? [] : result.items}
        bounds={query.bounds}
        hrefOf={(bounds) => hrefOf({ ...query, bounds, page: 1 })}
        head={head}
        foot={pagination}
        empty={noResults}
        busy={pending}
        card={(item) => card(item, false, wayOf(item))}
      />
    </>
  ) : (
    <>
      {pageLinks}
      {head}
      <S.Results aria-busy={pending}>
        {noResults || (
          <Grid $maxColumns={columns}>
            {result.items.map((item, index) => (
              <li key={item.id}>{card(item, index === 0, wayOf(item))}</li>
            ))}
          </Grid>
        )}
      </S.Results>
      {pagination}
      {formatListingQuery(section, { ...query, page: 1 }) === '' && page === 1 && after}
      <FollowLinks links={list.followLinks} />
    </>
  );
}

/**
 * Returns a function for the onClick of an element that the next change removes: after the change,
 * `act` runs.
 * @param value what changes
 */
function useAfterChange(value: string, act: () => void): () => void {
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) act();
    pressed.current = false;
  }, [value, act]);
  return useCallback(() => {
    pressed.current = true;
  }, []);
}

/** The text key of the count; events are counted as coming, as past, or within some days. */
function countName(section: ListingSection, queryString: string) {
  if (section !== 'events') return section;
  const { when, from, to } = parseListingQuery(section, new URLSearchParams(queryString)).query;
  return from === null && to === null ? when : section;
}

/** The address of the page with the filters: the same query with `filters=open`. */
function filtersHref(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}filters=open`;
}
