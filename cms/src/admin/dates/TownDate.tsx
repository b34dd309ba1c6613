'use client';
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui';
import type { DateFieldClient, DateFieldClientProps } from 'payload';
import { useState } from 'react';
import { isWholeDay } from '@studium/shared/eventDates';
import { timeZone } from '@studium/shared/town/settings';
import type { TownDateOptions } from '../../fields/dates';
import { isRecord } from '../../lib/isRecord';
import { useHydrated } from '../useHydrated';
import { useLanguage } from '../useLanguage';
import { dayOf, endOf, hasOtherClock, momentOf, toPicker } from './pickedDate';
import { TownPicker } from './TownPicker';

const texts = {
  it: {
    withHour: 'Con l’ora (altrimenti vale tutto il giorno)',
    townTime: `È l’ora della città (${timeZone}), non quella del tuo computer.`,
  },
  en: {
    withHour: 'With an hour (otherwise the whole day counts)',
    townTime: `This is the time of the town (${timeZone}), not of your computer.`,
  },
};

/** Whether a field has days without hours. */
export const isDayField = ({ admin }: Pick<DateFieldClient, 'admin'>): boolean =>
  isRecord(admin?.date) && admin.date.pickerAppearance === 'dayOnly';

interface TownDateProps extends DateFieldClientProps, TownDateOptions {}

/** A date in a form, in the time zone of the town wherever the editor sits. */
export function TownDate({ field, path, readOnly, hourIsOptional = false, after }: TownDateProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  const text = texts[useLanguage()];
  // The server does not know the browser's clock.
  const isHydrated = useHydrated();
  const isDay = isDayField(field);
  const [chosen, setChosen] = useState<boolean>();
  const withHour = !isDay && (!hourIsOptional || (chosen ?? hasHour(value)));
  const picked = toPicker(value);
  const before = useDateBefore(path, after);
  const store = (date: Date | null, hour = withHour) => {
    const toIso = isDay ? dayOf : hour ? momentOf : endOf;
    setValue(date && toIso(date));
  };
  const choose = (hour: boolean) => {
    setChosen(hour);
    const day = picked ?? before;
    if (day) store(hour ? withHourAfter(before, day) : picked, hour);
  };
  const { label, required, localized } = field;
  const cannotWrite = readOnly || disabled;
  return (
    <div className={`field-type date-time-field${showError ? ' date-time-field--has-error' : ''}`}>
      <FieldLabel label={label} localized={localized} path={path} required={required} />
      <div className="field-type__wrap" id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError} />
        <TownPicker
          picked={picked}
          withHour={withHour}
          readOnly={cannotWrite}
          opensAt={before}
          onChange={(date) => store(date)}
        />
        {hourIsOptional && (
          <label className="studium-hour">
            <input
              type="checkbox"
              checked={withHour}
              disabled={cannotWrite}
              onChange={({ target }) => choose(target.checked)}
            />
            {text.withHour}
          </label>
        )}
      </div>
      {isHydrated && withHour && hasOtherClock(picked ?? new Date()) && <p>{text.townTime}</p>}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}

const hasHour = (value: string | null | undefined): boolean =>
  Boolean(value) && !isWholeDay(Date.parse(value ?? ''));

/** The date that comes before a field in the form, as the picker has it. */
function useDateBefore(path: string, name: string | undefined): Date | null {
  const value = useFormFields(([fields]) => {
    if (name === undefined) return null;
    const beside = [...path.split('.').slice(0, -1), name].join('.');
    return (fields[beside] ?? fields[name])?.value;
  });
  return toPicker(typeof value === 'string' ? value : null);
}

/** A day with an hour: one after the start's, otherwise the last one. */
function withHourAfter(start: Date | null, day: Date): Date {
  const date = new Date(day);
  if (start) date.setHours(start.getHours() + 1, start.getMinutes(), 0, 0);
  else date.setHours(23, 0, 0, 0);
  return date;
}
