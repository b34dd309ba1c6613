import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from '@/components/Link/Link';
import { RemovableChip } from '@/components/RemovableChip/RemovableChip';
import { useI18n } from '@/i18n/I18n';
import { withoutFilters, type ActiveFilter } from './activeFilters';
import * as S from './Listing.styles';
import type { ListingQuery } from './listingQuery';

interface ActiveFiltersProps {
  active: ActiveFilter[];
  query: ListingQuery;
  hrefOf: (query: ListingQuery) => string;
  /** Called after the last filter was removed, to move the focus. */
  onEmpty: () => void;
}

/** The active filters of a listing as chips that remove one filter each. */
export function ActiveFilters({ active, query, hrefOf, onEmpty }: ActiveFiltersProps) {
  const { t } = useI18n();
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<number | null>(null);
  const count = active.length;

  // The pressed chip is removed from the page, so the focus moves to its neighbour.
  const moveFocus = useEffectEvent(() => {
    const index = pressed.current;
    pressed.current = null;
    if (index === null) return;
    if (count === 0) onEmpty();
    else list.current?.querySelectorAll('a')[Math.min(index, count - 1)]?.focus();
  });
  useEffect(() => moveFocus(), [count]);

  if (count === 0) return null;
  return (
    <S.Chips ref={list} aria-label={t('listing.active.label')}>
      {active.map(({ label, queryWithout }, index) => (
        <li key={label}>
          <RemovableChip
            href={hrefOf(queryWithout)}
            label={label}
            onClick={() => {
              pressed.current = index;
            }}
          />
        </li>
      ))}
      {count > 1 && (
        <S.ClearAll>
          <Link
            href={hrefOf(withoutFilters(query))}
            shallow
            onClick={() => {
              pressed.current = 0;
            }}
          >
            {t('listing.active.clear')}
          </Link>
        </S.ClearAll>
      )}
    </S.Chips>
  );
}
