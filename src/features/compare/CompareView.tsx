import { useRouter } from 'next/compat/router';
import { useRef } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import * as L from '@/components/ListLayout/ListLayout';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { useChosenUniversity } from '../distance/useChosenUniversity';
import { Ignored } from '../finding/Ignored';
import type { NearChoice } from '../finding/model';
import { ShareOpener } from '../finding/ShareOpener';
import { accommodationRows } from './accommodationRows';
import { forget } from './choose';
import { compareHref, decode } from './codec';
import { CompareEmpty } from './CompareEmpty';
import { CompareTable } from './CompareTable';
import * as S from './CompareView.styles';
import type { Compared } from './model';
import { NearForm } from './NearForm';
import { differs } from './row';
import { universityRows } from './universityRows';

interface CompareViewProps {
  compared: Compared;
  /** That distances can be taken to. */
  universities: NearChoice[];
}

/** Entries side by side, as the address asks for them; complete without scripts. */
export function CompareView({ compared, universities }: CompareViewProps) {
  const { t, format, locale } = useI18n();
  const { query = {} } = useRouter() ?? {};
  const { comparison, ignored } = decode(searchOf(query));
  const [remembered] = useChosenUniversity(locale);
  const heading = useRef<HTMLHeadingElement>(null);
  const { section, only } = comparison;
  const near = universities.find(({ slug }) => slug === (comparison.near ?? remembered)) ?? null;
  const shown = narrow(compared, comparison.ids);
  const missing = comparison.ids.filter((id) => !shown.entries.some((entry) => entry.id === id));
  const unknown = [
    ...ignored,
    ...missing.map((value) => ({ name: section, value })),
    ...(comparison.near !== null && !near ? [{ name: 'near', value: comparison.near }] : []),
  ];
  const ids = shown.entries.map(({ id }) => id);
  const count = ids.length;
  if (count === 0) return <CompareEmpty ignored={unknown} />;

  const rows =
    shown.section === 'accommodations'
      ? accommodationRows(shown.entries, near, { t, format })
      : universityRows(shown.entries, { t, format });
  const rowsShown = only && count > 1 ? rows.filter(differs) : rows;
  return (
    <L.Page data-hue={section}>
      <L.Lede>
        <h1 ref={heading} tabIndex={-1}>
          {t(`compare.title.${section}`)}
        </h1>
      </L.Lede>
      <S.Tools data-print="hide">
        {count > 1 && (
          <ButtonLink
            look="secondary"
            href={compareHref({ ...comparison, ids, only: !only }, locale)}
            data-keep-place=""
          >
            {t(only ? 'compare.only.all' : 'compare.only.show')}
          </ButtonLink>
        )}
        <ButtonLink look="text" href={href(section, locale)}>
          {t(`compare.more.${section}`)}
        </ButtonLink>
        <S.End>
          <ShareOpener title={t(`compare.title.${section}`)} />
        </S.End>
      </S.Tools>
      <Ignored parts={unknown} />
      {count === 1 && <S.Hint>{t(`compare.one.${section}`)}</S.Hint>}
      <CompareTable
        caption={t(`compare.table.${section}`, { count })}
        columns={shown.entries.map(({ id, title, href: to, image }) => ({
          id,
          title,
          href: to,
          image,
          without: compareHref({ ...comparison, ids: ids.filter((one) => one !== id) }, locale),
        }))}
        rows={rowsShown}
        onRemove={(id) => {
          forget(section, id);
          // The pressed link goes away with its column.
          heading.current?.focus();
        }}
      />
      {rowsShown.length === 0 && <S.Hint role="status">{t('compare.table.same')}</S.Hint>}
      {section === 'accommodations' ? (
        <>
          <NearForm comparison={{ ...comparison, ids }} near={near} universities={universities} />
          <S.Assumed>
            <h2>{t('compare.cost.title')}</h2>
            <p>{t('compare.cost.assumed')}</p>
            {near && <p>{t('map.distance.note')}</p>}
          </S.Assumed>
        </>
      ) : (
        <S.Assumed>
          <p>{t('compare.row.counted')}</p>
        </S.Assumed>
      )}
    </L.Page>
  );
}

/** The columns of an address, in its order, as far as the server knows them. */
function narrow(compared: Compared, ids: string[]): Compared {
  const inOrder = <Entry extends { id: string }>(entries: Entry[]) =>
    ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return compared.section === 'accommodations'
    ? { section: compared.section, entries: inOrder(compared.entries) }
    : { section: compared.section, entries: inOrder(compared.entries) };
}

function searchOf(query: Record<string, string | string[] | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );
}
