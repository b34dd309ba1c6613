'use client';
import { DatePicker } from '@payloadcms/ui';
import { useLanguage } from '../useLanguage';
import { typedFormats } from './pickedDate';

/** What the calendar shows and what a screen reader says in it; without these it is English. */
const texts = {
  it: {
    timeCaption: 'Ora',
    previousMonthAriaLabel: 'Mese precedente',
    nextMonthAriaLabel: 'Mese successivo',
    chooseDayAriaLabelPrefix: 'Scegli',
    disabledDayAriaLabelPrefix: 'Non si può scegliere',
    monthAriaLabelPrefix: 'Mese',
    weekAriaLabelPrefix: 'Settimana',
  },
  en: { timeCaption: 'Time' },
};

interface Props {
  /** The Date whose local time is that of the town, see pickedDate.ts. */
  picked: Date | null;
  withHour: boolean;
  readOnly?: boolean;
  /** The id of its label. */
  labelledBy?: string;
  /** The first day that can be chosen. */
  from?: Date;
  /** The month that an empty one shows first; by default this month. */
  opensAt?: Date | null;
  onChange: (picked: Date | null) => void;
}

/** Payload's calendar with the days and hours of the town, in 24 hours. */
export const TownPicker = ({
  labelledBy,
  picked,
  withHour,
  readOnly,
  from,
  opensAt,
  onChange,
}: Props) => (
  <DatePicker
    // Payload's picker of days moves a day in zones far from Greenwich.
    pickerAppearance="dayAndTime"
    displayFormat={withHour ? 'dd/MM/yyyy HH:mm' : 'dd/MM/yyyy'}
    timeFormat="HH:mm"
    timeIntervals={15}
    minDate={from}
    overrides={{
      showTimeSelect: withHour,
      ariaLabelledBy: labelledBy,
      dateFormat: typedFormats(withHour),
      openToDate: picked ?? opensAt ?? undefined,
      ...texts[useLanguage()],
    }}
    readOnly={readOnly}
    value={picked ?? undefined}
    onChange={onChange}
  />
);
