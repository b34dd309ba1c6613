import { Fragment, type ElementType, type SyntheticEvent } from 'react';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { parameterName, parametersOf } from '@/routing/listingParameters';
import { formColumns, type FormGroup, type FormText, type Words } from './Filter';
import { FilterField } from './FilterForm.Field';
import * as S from './FilterForm.styles';
import { allFilters, formatListingQuery, type ListingQuery } from './listingQuery';
import type { ListingSection, UniversityChoice, SectionWithFilters } from './model';

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
  const { t, locale, format } = useI18n();
  const values = new URLSearchParams(formatListingQuery(section, { ...query, page: 1 }));
  const fields = fieldsOf(section);
  // The form submits the choices made outside it unchanged.
  const hidden = [...values].filter(([name]) => !fields.some((field) => field.name === name));
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
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {columnsOf(fields).map((groups) => (
        <S.Column key={groups[0]} $wide={groups.some((group) => wideGroups.includes(group))}>
          {groups.map((group) => (
            <Group
              key={group}
              group={group}
              fields={fields.filter((field) => field.group === group)}
              values={values}
              words={{ section, t, locale, format, universities }}
            />
          ))}
        </S.Column>
      ))}
    </S.Form>
  );
}

/** The fields in the form of a listing. */
const fieldsOf = (section: ListingSection) =>
  allFilters.flatMap(({ form, label }) =>
    parametersOf(section).flatMap((parameter) => {
      const field = form?.fields[parameter];
      return field
        ? [{ parameter, name: parameterName(parameter), field, group: form.group, label }]
        : [];
    }),
  );

/** The columns that have fields. */
const columnsOf = (fields: ReturnType<typeof fieldsOf>): FormGroup[][] =>
  formColumns
    .map((groups) => groups.filter((one) => fields.some(({ group }) => group === one)))
    .filter((groups) => groups.length > 0);

function searchOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)];
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
  );
}

const wideGroups: readonly FormGroup[] = ['dates', 'type', 'included'];
const layouts: { [Group in FormGroup]?: ElementType } = {
  price: S.Pair,
  dates: S.Days,
  distance: S.Fields,
};
const hints: { [Group in FormGroup]?: FormText } = {
  price: 'filters.form.priceHint',
  distance: 'filters.form.nearHint',
};

interface GroupProps {
  group: FormGroup;
  fields: ReturnType<typeof fieldsOf>;
  values: URLSearchParams;
  words: Words;
}

function Group({ group, fields, values, words }: GroupProps) {
  const Layout = layouts[group] ?? Fragment;
  const hint = hints[group];
  return (
    <S.Group>
      <legend>{words.t(`filters.form.${group}`)}</legend>
      <Layout>
        {fields.map((field) => (
          <FilterField
            key={field.name}
            {...field}
            value={values.get(field.name) ?? ''}
            words={words}
          />
        ))}
      </Layout>
      {hint && <S.Hint>{words.t(hint)}</S.Hint>}
    </S.Group>
  );
}
