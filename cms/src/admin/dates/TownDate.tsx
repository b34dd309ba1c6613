'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClient, DateFieldClientProps } from 'payload';
import { useState } from 'react';
import { isWholeDay } from '@studium/shared/eventDates';
import { timeZone } from '@studium/shared/town/settings';
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

interface TownDateProps extends DateFieldClientProps {
  /** For an end: the editor chooses whether it has an hour. */
  hourIsOptional?: boolean;
}

/** A date in a form, in the time zone of the town wherever the editor sits. */
export function TownDate({ field, path, readOnly, hourIsOptional = false }: TownDateProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  const text = texts[useLanguage()];
  // The server does not know the browser's clock.
  const isHydrated = useHydrated();
  const isDay = isDayField(field);
  const [chosen, setChosen] = useState<boolean>();
  const withHour = !isDay && (!hourIsOptional || (chosen ?? hasHour(value)));
  const picked = toPicker(value);
  const store = (date: Date | null, hour = withHour) => {
    const toIso = isDay ? dayOf : hour ? momentOf : endOf;
    setValue(date && toIso(date));
  };
  const choose = (hour: boolean) => {
    setChosen(hour);
    if (picked) store(hour ? new Date(picked.setHours(23, 0)) : picked, hour);
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
