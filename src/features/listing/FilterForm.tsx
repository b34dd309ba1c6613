import type { SyntheticEvent } from 'react';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { formatListingQuery, defaultListingQuery } from './listingQuery';
import * as Parts from './FilterForm.parts';
import * as S from './FilterForm.styles';
import type { ListingQuery, UniversityChoice, SectionWithFilters } from './model';

export interface FilterFormProps {
  /** The id of the form, so that a button outside it can submit it. */
  id: string;
  section: SectionWithFilters;
  query: ListingQuery;
  universities: readonly UniversityChoice[];
  /** Called at every change with the query that the form would submit. */
  onChange?: (search: URLSearchParams) => void;
  /** Called when the form is submitted; if absent, the browser opens the listing itself. */
  onApply?: (search: URLSearchParams) => void;
}

/** All filters of a listing as a plain form, whose fields are the query parameters of the listing. */
export function FilterForm(props: FilterFormProps) {
  const { id, section, query, universities, onChange, onApply } = props;
  const { locale } = useI18n();
  const hidden = new URLSearchParams(formatListingQuery(section, outsideFormOf(query)));
  const read = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => searchOf(currentTarget);
  return (
    <S.Form
      id={id}
      method="get"
      action={href(section, locale)}
      onInput={onChange && ((event) => onChange(read(event)))}
      onSubmit={
        onApply &&
        ((event) => {
          event.preventDefault();
          onApply(read(event));
        })
      }
    >
      {[...hidden].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {section === 'accommodations' && <Parts.SpaceFilter query={query} />}
      {section === 'accommodations' && <Parts.PriceFilter query={query} />}
      {section === 'events' && <Parts.DaysFilter query={query} />}
      {section !== 'events' && <Parts.NearFilter query={query} universities={universities} />}
      {section === 'accommodations' && <Parts.AvailabilityFilter query={query} />}
      <Parts.TypeFilter section={section} query={query} />
      {section === 'accommodations' && <Parts.IncludedFilter query={query} />}
    </S.Form>
  );
}

/** The choices made outside the form, which the form submits unchanged. */
const outsideFormOf = ({ category, when, sort, view, bounds }: ListingQuery): ListingQuery => ({
  ...defaultListingQuery,
  category,
  when,
  sort,
  view,
  bounds,
});

function searchOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)];
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
  );
}
