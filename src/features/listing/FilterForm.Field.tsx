import { ChoicePill, ChoicePills } from '@/components/ChoicePill/ChoicePill';
import { NumberStepper } from '@/components/NumberStepper/NumberStepper';
import { SelectField } from '@/components/SelectField/SelectField';
import { TextField } from '@/components/TextField/TextField';
import { parameterName, type ParameterKey } from '@/routing/listingParameters';
import type { Field, Words } from './Filter';
import { defaultListingQuery, typeOf, type AnyFilter } from './listingQuery';

interface FilterFieldProps {
  parameter: ParameterKey;
  field: Field;
  /** The text of the filter's chip, which is that of an option too. */
  label: AnyFilter['label'];
  /** As in the address; empty if it is not set. */
  value: string;
  words: Words;
}

export function FilterField({ parameter, field, label, value, words }: FilterFieldProps) {
  const { t, section } = words;
  const name = parameterName(parameter);
  switch (field.kind) {
    case 'counter':
      return (
        <NumberStepper
          name={name}
          label={t(field.label)}
          hint={t(field.hint)}
          defaultValue={value === '' ? null : Number(value)}
          max={field.max}
        />
      );
    case 'euro':
      return (
        <TextField
          id={name}
          name={name}
          type="number"
          inputMode="numeric"
          min={0}
          max={field.max}
          label={t(field.label)}
          placeholder="€"
          defaultValue={value}
        />
      );
    case 'day':
      return (
        <TextField id={name} name={name} type="date" label={t(field.label)} defaultValue={value} />
      );
    case 'select':
      return (
        <SelectField
          name={name}
          label={t(field.label)}
          defaultValue={value}
          options={[{ value: '', text: t(field.none) }, ...field.optionsOf(words, value)]}
        />
      );
    case 'radios':
      return (
        <Pills
          type="radio"
          name={name}
          chosen={[value]}
          options={Object.entries(field.texts).map(([option, text]) => [option, t(text)])}
        />
      );
    case 'checkboxes': {
      const labelOf = (option: string) =>
        label({ ...defaultListingQuery, [parameter]: [option] }, words) ?? option;
      const options = typeOf(parameter).list?.optionsOf(section) ?? [];
      return (
        <Pills
          type="checkbox"
          name={name}
          chosen={value.split(',')}
          options={options.map((option) => [option, labelOf(option)])}
        />
      );
    }
  }
}

interface PillsProps {
  type: 'radio' | 'checkbox';
  name: string;
  chosen: string[];
  options: [value: string, label: string][];
}

const Pills = ({ chosen, options, ...input }: PillsProps) => (
  <ChoicePills>
    {options.map(([value, label]) => (
      <ChoicePill
        key={value}
        {...input}
        value={value}
        label={label}
        defaultChecked={chosen.includes(value)}
      />
    ))}
  </ChoicePills>
);
