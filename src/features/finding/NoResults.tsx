import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { RemovableChip } from '@/components/RemovableChip/RemovableChip';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { ActiveFilter } from './activeFilters';
import * as S from './FindingList.styles';
import type { Finding, FindingSection } from './model';

interface NoResultsProps {
  section: FindingSection;
  active: ActiveFilter[];
  hrefOf: (finding: Finding) => string;
  /** How much there would be; null where that is not known. */
  countOf: (finding: Finding) => number | null;
  /** Called when a way out is taken: what was pressed is about to go. */
  onLeave: () => void;
}

/** Nothing is found, and what to loosen. */
export function NoResults({ section, active, hrefOf, countOf, onLeave }: NoResultsProps) {
  const { t, locale } = useI18n();
  const ways = active
    .map(({ label, without }) => ({ label, without, count: countOf(without) }))
    .filter(({ count }) => count !== 0);
  return (
    <EmptyState
      title={t('finding.none.title')}
      text={t(noneText(active.length, ways.length))}
      action={
        <>
          {ways.length > 0 && (
            <S.Loosen>
              {ways.map(({ label, without, count }) => (
                <li key={label}>
                  <RemovableChip
                    href={hrefOf(without)}
                    action={t('finding.active.remove')}
                    label={count === null ? label : t('finding.none.without', { label, count })}
                    onClick={onLeave}
                  />
                </li>
              ))}
            </S.Loosen>
          )}
          <ButtonLink href={href(section, locale)} look="secondary" keepPlace onClick={onLeave}>
            {t(`finding.none.all.${section}`)}
          </ButtonLink>
        </>
      }
    />
  );
}

function noneText(active: number, ways: number) {
  if (active === 0) return 'finding.none.plain';
  return ways > 0 ? 'finding.none.text' : 'finding.none.several';
}
