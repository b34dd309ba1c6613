import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../accounts/keys';
import { dayMs } from '../lib/durations';

/** Milliseconds: programs send a form faster than people, and later than the page can be open. */
const times = { least: 3000, most: dayMs } as const;

const codeOf = (time: string): Buffer =>
  createHmac('sha256', keyFor('form')).update(time).digest().subarray(0, 18);

/** The signed time at which a form was shown. */
export function formStamp(now = Date.now()): string {
  const time = now.toString(36);
  return `${time}.${codeOf(time).toString('base64url')}`;
}

/** Whether a form was shown long enough ago for a person, and not too long ago. */
export function isTimelyForm(stamp: string, now = Date.now()): boolean {
  const [, time = '', code = ''] = /^([\da-z]{1,10})\.([\w-]{24})$/.exec(stamp) ?? [];
  const age = now - Number.parseInt(time, 36);
  const isSigned = code !== '' && timingSafeEqual(Buffer.from(code, 'base64url'), codeOf(time));
  return isSigned && age >= times.least && age <= times.most;
}
