import { useEffect, useRef } from 'react';
import { Link } from '@/components/Link/Link';
import { RemovableChip } from '@/components/RemovableChip/RemovableChip';
import { useI18n } from '@/i18n/I18n';
import { withoutFilters, type ActiveFilter } from './activeFilters';
import * as S from './FindingList.styles';
import type { Finding } from './model';

interface ActiveFiltersProps {
  active: ActiveFilter[];
  finding: Finding;
  hrefOf: (finding: Finding) => string;
  /** Takes the keyboard when the last of them is gone. */
  onEmpty: () => void;
}

/** What the list is narrowed by, each to be taken away by itself. */
export function ActiveFilters({ active, finding, hrefOf, onEmpty }: ActiveFiltersProps) {
  const { t } = useI18n();
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<number | null>(null);
  const count = active.length;

  // A pressed chip leaves the page, and would take the keyboard with it: its neighbour has it now.
  useEffect(() => {
    const index = pressed.current;
    pressed.current = null;
    if (index === null) return;
    if (count === 0) onEmpty();
    else list.current?.querySelectorAll('a')[Math.min(index, count - 1)]?.focus();
  }, [count, onEmpty]);

  if (count === 0) return null;
  return (
    <S.Chips ref={list} aria-label={t('finding.active.label')}>
      {active.map(({ label, without }, index) => (
        <li key={label}>
          <RemovableChip
            href={hrefOf(without)}
            action={t('finding.active.remove')}
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
            href={hrefOf({ ...withoutFilters(finding), category: finding.category })}
            keepPlace
            onClick={() => {
              pressed.current = 0;
            }}
          >
            {t('finding.active.clear')}
          </Link>
        </S.ClearAll>
      )}
    </S.Chips>
  );
}
