import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { RemovableChip } from '@/components/RemovableChip/RemovableChip';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { ActiveFilter } from './activeFilters';
import * as S from './Listing.styles';
import type { ListingQuery } from './listingQuery';
import type { ListingSection } from './model';

interface NoResultsProps {
  section: ListingSection;
  active: ActiveFilter[];
  hrefOf: (query: ListingQuery) => string;
  /** The number of items for another query; null if the browser cannot compute it. */
  countOf: (query: ListingQuery) => number | null;
  /** Called when a link is pressed, because the new listing removes the link that has the focus. */
  onLeave: () => void;
  /** Whether this is the page of the whole section, and not of one category. */
  isWholeSection: boolean;
}

/** Shown when no item matches: each active filter can be removed, with the count that this gives. */
export function NoResults({
  section,
  active,
  hrefOf,
  countOf,
  onLeave,
  isWholeSection,
}: NoResultsProps) {
  const { t, locale } = useI18n();
  const removable = active
    .map(({ label, queryWithout }) => ({ label, queryWithout, count: countOf(queryWithout) }))
    .filter(({ count }) => count !== 0);
  return (
    <EmptyState
      title={t('listing.none.title')}
      text={t(noneText(active.length, removable.length))}
      action={
        <>
          {removable.length > 0 && (
            <S.RemovableFilters>
              {removable.map(({ label, queryWithout, count }) => (
                <li key={label}>
                  <RemovableChip
                    href={hrefOf(queryWithout)}
                    label={count === null ? label : t('listing.none.without', { label, count })}
                    onClick={onLeave}
                  />
                </li>
              ))}
            </S.RemovableFilters>
          )}
          <ButtonLink
            href={href(section, locale)}
            look="secondary"
            shallow={isWholeSection}
            onClick={onLeave}
          >
            {t(`listing.none.all.${section}`)}
          </ButtonLink>
        </>
      }
    />
  );
}

function noneText(active: number, removable: number) {
  if (active === 0) return 'listing.none.plain';
  return removable > 0 ? 'listing.none.text' : 'listing.none.several';
}
