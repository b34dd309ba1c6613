import { useRouter } from 'next/compat/router';
import { Icon } from '@/components/Icon/Icon';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { encode } from './codec';
import * as S from './FindingList.styles';
import type { Finding, FindingSection, NearChoice, Sort } from './model';
import { sortsOf } from './options';

interface SortFormProps {
  section: FindingSection;
  finding: Finding;
  universities: readonly NearChoice[];
  hrefOf: (finding: Finding) => string;
}

const sortId = 'finding-sort';

/** In which order the list is; without scripts a form of its own. */
export function SortForm({ section, finding, universities, hrefOf }: SortFormProps) {
  const { t, locale } = useI18n();
  const router = useRouter();
  const sorts = sortsOf(section, finding.near);
  if (sorts.length < 2) return null;
  const university = universities.find(({ slug }) => slug === finding.near)?.title ?? '';
  const names: Record<Sort, string> = {
    usual: t(section === 'services' ? 'finding.sort.title' : 'finding.sort.newest'),
    cheapest: t('finding.sort.cheapest'),
    dearest: t('finding.sort.dearest'),
    nearest: t('finding.sort.nearest', { university }),
  };
  const others = new URLSearchParams(encode(section, { ...finding, sort: 'usual', page: 1 }));
  const order = (value: string) => {
    const sort = sorts.find((one) => one === value) ?? 'usual';
    void router?.push(hrefOf({ ...finding, sort, page: 1 }), undefined, {
      locale: false,
      shallow: true,
      scroll: false,
    });
  };
  return (
    <S.Sort method="get" action={href(section, locale)}>
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <VisuallyHidden as="label" htmlFor={sortId}>
        {t('finding.tools.sort')}
      </VisuallyHidden>
      <S.SortBox>
        <S.SortSelect
          id={sortId}
          name="sort"
          value={finding.sort}
          onChange={(event) => order(event.target.value)}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {names[sort]}
            </option>
          ))}
        </S.SortSelect>
        <Icon name="chevron" />
      </S.SortBox>
      <noscript>
        <S.FilterButton as="button" type="submit">
          {t('finding.tools.sortApply')}
        </S.FilterButton>
      </noscript>
    </S.Sort>
  );
}
