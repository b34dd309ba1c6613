/** The choice of a visitor about third-party tags. */
export interface Choice {
  statistics: boolean;
  /** Time of the choice in Unix milliseconds. */
  at: number;
}

/**
 * The version of purposes and recipients. Raise it when they change; then all visitors have to choose
 * again (Garante 10 June 2021, n. 231 §7.2).
 */
export const consentVersion = 1;

/** Months for which a choice is valid, also after a no (same source). */
const months = 6;

const name = 'CONSENT';

/** How far the clock of the device may be behind that of the server, which sets the cookie again. */
const maxClockLagMs = 86_400_000;

/** When a choice expires. `at` and the result are Unix milliseconds. */
function expiryOf(at: number): number {
  const end = new Date(at);
  const day = end.getDate();
  end.setMonth(end.getMonth() + months);
  // February has no 31st: six months after 31 August is its last day.
  if (end.getDate() !== day) end.setDate(0);
  return end.getTime();
}

/**
 * Reads the choice from document.cookie; null when it is missing, has expired, or belongs to another
 * version.
 * @param now Unix milliseconds
 */
export function readChoice(cookies: string, now: number): Choice | null {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1] ?? '';
  const [, version, seconds, answer] = /^(\d+)\.(\d{1,11})\.(yes|no)$/.exec(value) ?? [];
  if (Number(version) !== consentVersion) return null;
  const at = Number(seconds) * 1000;
  if (at > now + maxClockLagMs || expiryOf(at) <= now) return null;
  return { statistics: answer === 'yes', at };
}

/** The cookie of a choice, in the format of document.cookie. It does not identify the visitor. */
export function choiceCookie({ statistics, at }: Choice, secure: boolean): string {
  const value = `${consentVersion}.${Math.floor(at / 1000)}.${statistics ? 'yes' : 'no'}`;
  const expires = new Date(expiryOf(at)).toUTCString();
  return `${name}=${value}; Path=/; Expires=${expires}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
