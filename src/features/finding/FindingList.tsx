import Head from 'next/head';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { Grid } from '@/components/Grid/Grid';
import { Pagination } from '@/components/Pagination/Pagination';
import { Pills } from '@/components/Pill/Pills';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { alertHref } from '../alerts/alertHref';
import { savedQuery } from '../alerts/savedQuery';
import { travelTime } from '../distance/estimate';
import { ActiveFilters } from './ActiveFilters';
import { activeFilters, filterWords } from './activeFilters';
import { AlertButton } from './AlertButton';
import { decode, encode } from './codec';
import { FilterButton } from './FilterButton';
import { FindingMap, type Mappable, type Mapped } from './FindingMap';
import { findingHref } from './findingHref';
import { Follow } from './Follow';
import * as S from './FindingList.styles';
import { Ignored } from './Ignored';
import type { ListData } from './ListData';
import { lastPageOf, sizeOf, type Finding, type FindingSection } from './model';
import { NoResults } from './NoResults';
import { queriesElsewhere } from './queriesElsewhere';
import { ShareOpener } from './ShareOpener';
import { SortForm } from './SortForm';
import { NotFetched } from './NotFetched';
import { useTellAsked } from './useTellAsked';
import { useFinding } from './useFinding';
import { Views } from './Views';

/** Sections whose lists can be filtered by more than their categories. */
export const filtered = ['accommodations', 'services', 'events'] as const;
export type FilteredSection = (typeof filtered)[number];

interface FindingListProps<Item extends Mappable> {
  section: FindingSection;
  list: ListData<Item>;
  /** Of the page, for those whom it is sent to. */
  title: string;
  /** The list's own path, where it is not that of all. */
  path?: string;
  /** Words of the pills; none where there are no categories. */
  pills?: { label: string; all: string; samePage?: boolean };
  /** Columns of the grid on a wide screen. */
  columns?: 3 | 4;
  /** @param way how long it takes from it to the university that is chosen, if one is */
  card: (item: Item, priority: boolean, way: string | null) => ReactNode;
  /** How the results stand on a map; where they can, visitors choose between it and the grid. */
  map?: Mapped<Item>;
  /** What follows the plain, unfiltered list. */
  after?: ReactNode;
}

/** A list that the address narrows, sorts and pages: by links and forms, and at once with scripts. */
export function FindingList<Item extends Mappable>(props: FindingListProps<Item>) {
  const { section, list, title, path, pills, columns, card, map, after } = props;
  const { t, format, locale } = useI18n();
  const { finding, ignored, shown, pending, error, retry, countOf } = useFinding(section, list);
  const { universities } = list;
  useTellAsked(queriesElsewhere(locale, section, finding, list.translations));
  const active = activeFilters(section, finding, { t, format, universities });
  const filters = filtered.find((one) => one === section);
  const hrefOf = (asked: Finding) => findingHref(section, asked, locale, path);
  const last = lastPageOf(shown.total, sizeOf(finding));
  const page = Math.min(finding.page, last);
  const hrefOfPage = (one: number) => hrefOf({ ...finding, page: one });
  const near = universities.find(({ slug }) => slug === finding.near)?.position;
  const wayOf = ({ position }: Item) =>
    near && position ? t('finding.way', { ...travelTime(position, near) }) : null;
  const count = useRef<HTMLParagraphElement>(null);
  const toCount = useCallback(() => count.current?.focus(), []);
  const leave = useAfter(shown.query, toCount);
  const heading = useRef<HTMLHeadingElement>(null);
  const toResults = useCallback(() => heading.current?.focus(), []);
  // After a page has been turned the keyboard and the eye go on at the top of the list.
  const turn = useAfter(shown.query, toResults);
  const view = useRef<HTMLAnchorElement>(null);
  // The other view begins at its top, and the keyboard is where it was.
  const toView = useCallback(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    view.current?.focus({ preventScroll: true });
  }, []);
  const change = useAfter(finding.view, toView);

  const neighbours = last > 1 && (
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
                : hrefOf({ ...finding, category: category.slug, page: 1 }),
            current: category.slug === finding.category,
          }))}
        />
      )}
      <S.Tools>
        {filters && (
          <FilterButton
            href={withFilters(hrefOf({ ...finding, page: 1 }))}
            count={active.length}
            section={filters}
            finding={finding}
            list={list}
          />
        )}
        <S.Count ref={count} role="status" tabIndex={-1}>
          {pending ? (
            t('finding.pending')
          ) : error ? (
            t('finding.failed.title')
          ) : (
            <>
              {t(`finding.found.${countName(section, shown.query)}`, { count: shown.total })}
              {last > 1 && (
                <VisuallyHidden>, {t('finding.paging.of', { page, last })}</VisuallyHidden>
              )}
            </>
          )}
        </S.Count>
        {filters && (
          <AlertButton
            href={alertHref(filters, finding, locale)}
            section={filters}
            query={savedQuery(filters, finding)}
            filters={filterWords(finding, active, list)}
          />
        )}
        <S.End>
          <SortForm
            section={section}
            finding={finding}
            universities={universities}
            hrefOf={hrefOf}
          />
          {map && <Views ref={view} finding={finding} hrefOf={hrefOf} onChange={change} />}
          <ShareOpener title={title} />
        </S.End>
      </S.Tools>
      <Ignored parts={ignored} />
      {error && <NotFetched retry={retry} onFetched={toCount} />}
      <ActiveFilters active={active} finding={finding} hrefOf={hrefOf} onEmpty={toCount} />
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        {t('common.archive.results')}
      </VisuallyHidden>
    </>
  );
  const instead = shown.total === 0 && (
    <NoResults
      section={section}
      active={active}
      hrefOf={hrefOf}
      countOf={countOf}
      onLeave={leave}
    />
  );
  const pages = (
    <Pagination
      page={page}
      last={last}
      hrefOf={hrefOfPage}
      onTurn={turn}
      labels={{
        name: t('finding.paging.label'),
        previous: t('finding.paging.previous'),
        next: t('finding.paging.next'),
        page: (one) => t('finding.paging.page', { page: one }),
      }}
    />
  );

  return map && finding.view === 'map' ? (
    <>
      {neighbours}
      <FindingMap
        {...map}
        section={section}
        items={instead ? [] : shown.items}
        bounds={finding.bounds}
        hrefOf={(bounds) => hrefOf({ ...finding, bounds, page: 1 })}
        head={head}
        foot={pages}
        empty={instead}
        busy={pending}
        card={(item) => card(item, false, wayOf(item))}
      />
    </>
  ) : (
    <>
      {neighbours}
      {head}
      <S.Results aria-busy={pending}>
        {instead || (
          <Grid $most={columns}>
            {shown.items.map((item, index) => (
              <li key={item.id}>{card(item, index === 0, wayOf(item))}</li>
            ))}
          </Grid>
        )}
      </S.Results>
      {pages}
      {encode(section, { ...finding, page: 1 }) === '' && page === 1 && after}
      <Follow follow={list.follow} />
    </>
  );
}

/** To be called when something is pressed that goes away: does something once the list has changed. */
function useAfter(query: string, act: () => void): () => void {
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) act();
    pressed.current = false;
  }, [query, act]);
  return useCallback(() => {
    pressed.current = true;
  }, []);
}

/** What is counted: of events, those to come, those that are over, or those of some days. */
function countName(section: FindingSection, query: string) {
  if (section !== 'events') return section;
  const { when, from, to } = decode(section, new URLSearchParams(query)).finding;
  return from === null && to === null ? when : section;
}

/** The page of the filters alone: the same question, and the word for them. */
function withFilters(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}filters=open`;
}
