'use client';
import { TZDate } from '@date-fns/tz';
import { isWholeDay } from '@studium/shared/eventDates';
import { timeZone } from '@studium/shared/town/settings';
import type { DateFieldClient, DefaultCellComponentProps } from 'payload';
import { isDayField } from './TownDate';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A date in a list, in the time zone of the town. */
export function TownDateCell({ cellData, field }: DefaultCellComponentProps<DateFieldClient>) {
  if (typeof cellData !== 'string') return null;
  const date = new TZDate(cellData, timeZone);
  const day = [date.getDate(), date.getMonth() + 1, date.getFullYear()].map(twoDigits).join('/');
  const isDay = isDayField(field) || isWholeDay(date.getTime());
  return isDay ? day : `${day} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
