'use client';
import { TZDate } from '@date-fns/tz';
import type { DateFieldClient, DefaultCellComponentProps } from 'payload';
import { isWholeDay } from './pickedDate';
import { isDayField, useTownZone } from './TownDate';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A date in a list, in the time zone of the town. */
export function TownDateCell({ cellData, field }: DefaultCellComponentProps<DateFieldClient>) {
  const zone = useTownZone();
  if (typeof cellData !== 'string') return null;
  const date = new TZDate(cellData, zone);
  const day = [date.getDate(), date.getMonth() + 1, date.getFullYear()].map(twoDigits).join('/');
  const isDay = isDayField(field) || isWholeDay(cellData, zone);
  return isDay ? day : `${day} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
