import { useRouter } from 'next/compat/router';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import * as L from '@/components/ListLayout/ListLayout';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { inEachLocale } from '@/routing/inEachLocale';
import { searchParamsOf } from '@/routing/queryParameters';
import { useChosenUniversity } from '@/features/distance/useChosenUniversity';
import { IgnoredParameters } from '@/features/listing/IgnoredParameters';
import type { UniversityChoice } from '@/features/listing/model';
import { useReportQueries } from '@/features/listing/useReportQueries';
import { ShareOpener } from '@/overlays/ShareOpener';
import { accommodationRows } from './accommodationRows';
import { removeCompared } from './changeCompared';
import {
  compareHref,
  formatComparison,
  parseComparison,
  withoutUniversity,
} from './comparisonQuery';
import { CompareEmpty } from './CompareEmpty';
import { CompareTable } from './CompareTable';
import * as S from './CompareView.styles';
import type { Compared, Comparison } from './model';
import { NearForm } from './NearForm';
import { hasDifferences } from './row';
import { universityRows } from './universityRows';

interface CompareViewProps {
  compared: Compared;
  universities: UniversityChoice[];
}

/** The comparison of the entries in the address; it works without JavaScript. */
export function CompareView({ compared, universities }: CompareViewProps) {
  const { t, format, locale } = useI18n();
  const { query = {} } = useRouter() ?? {};
  const { comparison, ignored } = parseComparison(searchParamsOf(query));
  const queryInEachLocale = formatComparison(withoutUniversity(comparison));
  useReportQueries(inEachLocale(() => queryInEachLocale));
  const [chosenSlug] = useChosenUniversity(locale);
  const heading = useRef<HTMLHeadingElement>(null);
  const { section, onlyDifferences } = comparison;
  const near = universities.find(({ slug }) => slug === (comparison.near ?? chosenSlug)) ?? null;
  const selected = selectEntries(compared, comparison.ids);
  const missing = comparison.ids.filter((id) => !selected.entries.some((entry) => entry.id === id));
  const ignoredParameters = [
    ...ignored,
    ...missing.map((value) => ({ name: section, value })),
    ...(comparison.near !== null && !near ? [{ name: 'near', value: comparison.near }] : []),
  ];
  const ids = selected.entries.map(({ id }) => id);
  const count = ids.length;
  const isEmpty = count === 0;
  const hasRemoved = useRef(false);
  useEffect(() => {
    if (isEmpty && hasRemoved.current) heading.current?.focus();
  }, [isEmpty]);
  if (isEmpty) return <CompareEmpty ignored={ignoredParameters} heading={heading} />;

  const rows =
    selected.section === 'accommodations'
      ? accommodationRows(selected.entries, near, { t, format })
      : universityRows(selected.entries, { t, format });
  const visibleRows = onlyDifferences && count > 1 ? rows.filter(hasDifferences) : rows;
  return (
    <L.Page data-hue={section}>
      <L.PageHeader>
        <h1 ref={heading} tabIndex={-1}>
          {t(`compare.title.${section}`)}
        </h1>
      </L.PageHeader>
      <CompareTools comparison={{ ...comparison, ids }} />
      <IgnoredParameters parameters={ignoredParameters} />
      {count === 1 && <S.Hint>{t(`compare.one.${section}`)}</S.Hint>}
      <CompareTable
        caption={t(`compare.table.${section}`, { count })}
        columns={selected.entries.map(({ id, title, href: to, image }) => ({
          id,
          title,
          href: to,
          image,
          without: compareHref({ ...comparison, ids: ids.filter((one) => one !== id) }, locale),
        }))}
        rows={visibleRows}
        onRemove={(id) => {
          removeCompared(section, id);
          // The focus moves, because the clicked link is removed with its column.
          heading.current?.focus();
          hasRemoved.current = true;
        }}
      />
      {visibleRows.length === 0 && <S.Hint role="status">{t('compare.table.same')}</S.Hint>}
      {section === 'accommodations' && (
        <NearForm comparison={{ ...comparison, ids }} near={near} universities={universities} />
      )}
      <Assumptions section={section} hasDistance={near !== null} />
    </L.Page>
  );
}

/** Links to the differences alone and to more entries, and the button that shares the comparison. */
function CompareTools({ comparison }: { comparison: Comparison }) {
  const { t, locale } = useI18n();
  const { section, ids, onlyDifferences } = comparison;
  return (
    <S.Tools data-print="hide">
      {ids.length > 1 && (
        <ButtonLink
          look="secondary"
          href={compareHref({ ...comparison, onlyDifferences: !onlyDifferences }, locale)}
          data-shallow=""
        >
          {t(onlyDifferences ? 'compare.only.all' : 'compare.only.show')}
        </ButtonLink>
      )}
      <ButtonLink look="text" href={href(section, locale)}>
        {t(`compare.more.${section}`)}
      </ButtonLink>
      <S.End>
        <ShareOpener title={t(`compare.title.${section}`)} />
      </S.End>
    </S.Tools>
  );
}

interface AssumptionsProps {
  section: Comparison['section'];
  hasDistance: boolean;
}

/** How the figures of the table are computed. */
function Assumptions({ section, hasDistance }: AssumptionsProps) {
  const { t } = useI18n();
  return section === 'accommodations' ? (
    <S.Assumptions>
      <h2>{t('compare.cost.title')}</h2>
      <p>{t('compare.cost.assumed')}</p>
      {hasDistance && <p>{t('map.distance.note')}</p>}
    </S.Assumptions>
  ) : (
    <S.Assumptions>
      <p>{t('compare.row.counted')}</p>
    </S.Assumptions>
  );
}

/** The loaded entries whose ids are in the address, in the order of the address. */
function selectEntries(compared: Compared, ids: string[]): Compared {
  const inOrder = <Entry extends { id: string }>(entries: Entry[]) =>
    ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return compared.section === 'accommodations'
    ? { section: compared.section, entries: inOrder(compared.entries) }
    : { section: compared.section, entries: inOrder(compared.entries) };
}
