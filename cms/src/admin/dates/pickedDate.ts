import { TZDate } from '@date-fns/tz';
import { timeZone } from '@studium/shared/town/settings';
import { lastMomentInTown, localDay, momentInTown } from '../../lib/townTime';

/**
 * The picker of dates reads and writes local times of the browser. These functions convert them, so that an editor
 * anywhere sees and chooses times of the town.
 */

/** How people type a day and an hour. */
const days = ['dd/MM/yyyy', 'dd/MM/yy', 'dd.MM.yyyy', 'dd.MM.yy', 'dd-MM-yyyy', 'dd-MM-yy']
  // As in the calendar of the other languages of the admin.
  .concat(['d MMMM yyyy', 'yyyy-MM-dd']);
const hours = ['HH:mm', 'HH.mm', "'ore' HH", "'ore' HH:mm"];

/**
 * The formats in which a date may be typed, that in which it is shown first. With a single format the picker would
 * read others with the month before the day.
 */
export const typedFormats = (withHour: boolean): string[] => [
  withHour ? 'dd/MM/yyyy HH:mm' : 'dd/MM/yyyy',
  ...days.flatMap((day) => [day, ...hours.map((hour) => `${day} ${hour}`)]),
];

/** Returns the Date whose local time is the town's time at a moment, or null without one. */
export function toPicker(iso: string | null | undefined): Date | null {
  if (!iso) return null;
  const date = new TZDate(iso, timeZone);
  return new Date(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
  );
}

/** Returns the moment at which the town's time is that of the picker, as ISO 8601. */
export const momentOf = (picked: Date): string | null =>
  toIso(momentInTown(localDay(picked), `${picked.getHours()}:${picked.getMinutes()}`));

/** Returns noon of the picked day, as days are stored. */
export const dayOf = (picked: Date): string | null =>
  toIso(momentInTown(localDay(picked), '12:00'));

/** Returns the last moment of the picked day, as ends without an hour are stored. */
export const endOf = (picked: Date): string | null => toIso(lastMomentInTown(localDay(picked)));

/** Whether the browser's clock shows another time than the town's. */
export const hasOtherClock = (at: Date): boolean =>
  new TZDate(at, timeZone).getTimezoneOffset() !== at.getTimezoneOffset();

const toIso = (date: Date | null): string | null => date && date.toISOString();
