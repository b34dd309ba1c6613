import { oneLine } from './oneLine';

/**
 * Returns the name for a greeting, or an empty text if it may be a message. Otherwise anyone could register
 * with another person's address and send them a message in our mail.
 */
export function nameToGreet(fullName: string): string {
  const name = oneLine(fullName);
  const isMessage = name.length > 60 || /[/:@!?#%€$\d]|\.\S|\bwww\b/i.test(name);
  return isMessage ? '' : name;
}
