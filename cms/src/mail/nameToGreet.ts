import { oneLine } from './oneLine';

/**
 * The name by which a mail greets; empty for one that is more than a name. Whoever registers with
 * somebody else's address must not be able to write to that person through our letter.
 */
export function nameToGreet(fullName: string): string {
  const name = oneLine(fullName);
  const isMessage = name.length > 60 || /[/:@!?#%€$\d]|\.\S|\bwww\b/i.test(name);
  return isMessage ? '' : name;
}
