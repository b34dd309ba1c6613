import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { alertHref, savedQuery } from '@/features/alerts/savedQuery';
import { filterLabels } from './activeFilters';
import { AlertButton } from './AlertButton';
import { FilterButton } from './FilterButton';
import * as S from './Listing.styles';
import type { ListingData } from './ListingData';
import { parseListingQuery, type ListingQuery } from './listingQuery';
import type { MappableItem } from './ListingMap';
import { lastPageOf } from './model';
import { useIsLong } from '@/lib/useIsLong';
import { sectionsWithFilters, type ListingSection } from '@/routing/listingParameters';
import { appendQuery } from '@/routing/queryParameters';
import { ShareOpener } from '@/overlays/ShareOpener';
import { SortForm } from './SortForm';
import type { ListingFocus } from './useListingFocus';
import type { ListingPage } from './useListingPage';
import { ViewSwitch } from './ViewSwitch';

export interface ListingToolsProps extends Pick<
  ListingFocus,
  'countRef' | 'viewRef' | 'onViewChange'
> {
  section: ListingSection;
  list: ListingData<MappableItem>;
  /** The title of the page when a visitor shares it. */
  title: string;
  hasMap: boolean;
  listing: ListingPage;
}

/** The row above the results: filters, count, alert, sort order, view and share. */
export function ListingTools(props: ListingToolsProps) {
  const { section, list, title, hasMap, listing, countRef, viewRef, onViewChange } = props;
  const { locale } = useI18n();
  const { query, active, hrefOf } = listing;
  const filters = sectionsWithFilters.find((one) => one === section);
  const saved = filters && savedQuery(filters, query);
  return (
    <S.Tools>
      {filters && (
        <FilterButton
          href={appendQuery(hrefOf({ ...query, page: 1 }), 'filters=open')}
          count={active.length}
          section={filters}
          query={query}
          list={list}
        />
      )}
      <S.Count ref={countRef} role="status" tabIndex={-1}>
        <CountText section={section} listing={listing} />
      </S.Count>
      {filters && saved !== undefined && (
        <AlertButton
          href={alertHref(filters, saved, locale)}
          section={filters}
          query={saved}
          filters={filterLabels(query, active, list)}
        />
      )}
      <S.End>
        <SortForm
          section={section}
          query={query}
          universities={list.universities}
          hrefOf={hrefOf}
        />
        {hasMap && (
          <ViewSwitch ref={viewRef} query={query} hrefOf={hrefOf} onChange={onViewChange} />
        )}
        <ShareOpener title={title} />
      </S.End>
    </S.Tools>
  );
}

/** Until then the paler list says enough; screen readers announce only the new number of results. */
const slowMs = 1000;

/** The number of results, or what the listing waits for. */
function CountText({
  section,
  listing,
}: Pick<ListingToolsProps, 'section' | 'listing'>): ReactNode {
  const { t } = useI18n();
  const { result, pending, error } = listing;
  const isSlow = useIsLong(pending, slowMs);
  if (isSlow) return <span>{t('listing.pending')}</span>;
  if (error) return <span>{t('listing.failed.title')}</span>;
  // Not the query of the address, whose results may not have arrived.
  const { query } = parseListingQuery(section, new URLSearchParams(result.queryString));
  const last = lastPageOf(result.total, query);
  const found = `listing.found.${countName(section, query)}` as const;
  return (
    <>
      <span>{t(found, { count: result.total })}</span>
      {last > 1 && (
        <VisuallyHidden>{`, ${t('listing.paging.of', { page: query.page, last })}`}</VisuallyHidden>
      )}
    </>
  );
}

/** The text key of the count; events are counted as coming, as past, or within some days. */
function countName(section: ListingSection, { when, from, to }: ListingQuery) {
  return section === 'events' && from === null && to === null ? when : section;
}
