'use client';
import { useLanguage } from '../admin/useLanguage';

const texts = {
  it: {
    title: 'Le colonne del tuo foglio',
    hint: 'Scegli una volta che cosa contengono: la prossima volta sono già scelte.',
    none: 'Non importare',
    choose: 'Scegli…',
  },
  en: {
    title: 'The columns of your sheet',
    hint: 'Choose once what they contain: next time they are chosen already.',
    none: 'Do not import',
    choose: 'Choose…',
  },
};

interface ChooseColumnsProps {
  /** The columns that an import reads, with their labels. */
  columns: readonly { name: string; label: string }[];
  /** Names of the sheet without a column. */
  unknown: readonly string[];
  /** The choices; an empty text leaves a column of the sheet out. */
  names: Readonly<Record<string, string>>;
  disabled: boolean;
  onChange: (names: Record<string, string>) => void;
}

/** Lets the editor choose the column that an unknown name of a sheet means, and change earlier choices. */
export function ChooseColumns({ columns, unknown, names, disabled, onChange }: ChooseColumnsProps) {
  const text = texts[useLanguage()];
  const typed = [...new Set([...unknown, ...Object.keys(names)])];
  if (typed.length === 0) return null;
  return (
    <fieldset className="studium-csv__columns" disabled={disabled}>
      <legend>{text.title}</legend>
      <p>{text.hint}</p>
      {typed.map((name) => (
        <label key={name}>
          {name}
          <select
            value={Object.hasOwn(names, name) ? names[name] : '?'}
            onChange={({ target }) => onChange({ ...names, [name]: target.value })}
          >
            {!Object.hasOwn(names, name) && (
              <option value="?" disabled>
                {text.choose}
              </option>
            )}
            <option value="">{text.none}</option>
            {columns.map(({ name: value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
