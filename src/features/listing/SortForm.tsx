import { Icon } from '@/components/Icon/Icon';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { formatListingQuery, type ListingQuery } from './listingQuery';
import * as S from './Listing.styles';
import type { ListingSection, UniversityChoice, Sort } from './model';
import { sortsOf } from './options';
import { useOpenQuery } from './useOpenQuery';

interface SortFormProps {
  section: ListingSection;
  query: ListingQuery;
  universities: readonly UniversityChoice[];
  hrefOf: (query: ListingQuery) => string;
}

const sortId = 'listing-sort';

/** Selects the order of the listing; without JavaScript it is a form with its own button. */
export function SortForm({ section, query, universities, hrefOf }: SortFormProps) {
  const { t, locale } = useI18n();
  const openQuery = useOpenQuery();
  const sorts = sortsOf(section, query.near);
  if (sorts.length < 2) return null;
  const university = universities.find(({ slug }) => slug === query.near)?.title ?? '';
  const names: Record<Sort, string> = {
    default: t(
      query.deadline.length > 0
        ? 'listing.sort.deadline'
        : section === 'services'
          ? 'listing.sort.title'
          : 'listing.sort.newest',
    ),
    cheapest: t('listing.sort.cheapest'),
    dearest: t('listing.sort.dearest'),
    nearest: t('listing.sort.nearest', { university }),
  };
  const hidden = new URLSearchParams(
    formatListingQuery(section, { ...query, sort: 'default', page: 1 }),
  );
  const changeSort = (value: string) => {
    const sort = sorts.find((one) => one === value) ?? 'default';
    openQuery(hrefOf({ ...query, sort, page: 1 }));
  };
  return (
    <S.Sort method="get" action={href(section, locale)}>
      {[...hidden].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <VisuallyHidden as="label" htmlFor={sortId}>
        {t('listing.tools.sort')}
      </VisuallyHidden>
      <S.SortBox>
        <S.SortSelect
          id={sortId}
          name="sort"
          value={query.sort}
          onChange={(event) => changeSort(event.target.value)}
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
          {t('listing.tools.sortApply')}
        </S.FilterButton>
      </noscript>
    </S.Sort>
  );
}
