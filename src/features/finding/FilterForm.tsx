import type { SyntheticEvent } from 'react';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { encode, everything } from './codec';
import * as Parts from './FilterForm.parts';
import * as S from './FilterForm.styles';
import type { FilteredSection } from './FindingList';
import type { Finding, NearChoice } from './model';

export interface FilterFormProps {
  /** Of the form, for the button that sends it from elsewhere. */
  id: string;
  section: FilteredSection;
  finding: Finding;
  universities: readonly NearChoice[];
  /** Called at every change with what is asked for now, as the form would send it. */
  onChange?: (asked: URLSearchParams) => void;
  /** Called when the form is sent; without it the browser goes to the list by itself. */
  onApply?: (asked: URLSearchParams) => void;
}

/**
 * Everything that a list can be narrowed by, as a plain form whose fields are the parameters of the
 * list's address.
 */
export function FilterForm(props: FilterFormProps) {
  const { id, section, finding, universities, onChange, onApply } = props;
  const { locale } = useI18n();
  const kept = new URLSearchParams(encode(section, keptOf(finding)));
  const read = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => askedBy(currentTarget);
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
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {section === 'accommodations' && <Parts.Space finding={finding} />}
      {section === 'accommodations' && <Parts.Price finding={finding} />}
      {section === 'events' && <Parts.Days finding={finding} />}
      {section !== 'events' && <Parts.Near finding={finding} universities={universities} />}
      {section === 'accommodations' && <Parts.Availability finding={finding} />}
      <Parts.Type section={section} finding={finding} />
      {section === 'accommodations' && <Parts.Included finding={finding} />}
    </S.Form>
  );
}

/** What is chosen outside the form stays. */
const keptOf = ({ category, when, sort, view, bounds }: Finding): Finding => ({
  ...everything,
  category,
  when,
  sort,
  view,
  bounds,
});

function askedBy(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)];
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
  );
}
