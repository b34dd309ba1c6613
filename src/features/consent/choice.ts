/** What a visitor has decided about tags of others. */
export interface Choice {
  statistics: boolean;
  /** When, in Unix milliseconds. */
  at: number;
}

/**
 * What the choice was made about. Raise it when purposes or recipients change: everybody is asked
 * anew (Garante 10 June 2021, n. 231 §7.2).
 */
export const consentVersion = 1;

/** Months for which nobody is asked again, also after a no (same source). */
const months = 6;

const name = 'CONSENT';

/** When a choice made at a moment has to be asked for again, in Unix milliseconds. */
function endOf(at: number): number {
  const end = new Date(at);
  const day = end.getDate();
  end.setMonth(end.getMonth() + months);
  // Six months after 31 August there is no 31st.
  if (end.getDate() !== day) end.setDate(0);
  return end.getTime();
}

/**
 * The choice that a text of cookies holds, or null where somebody has to be asked: never, too long
 * ago, or about something else.
 * @param now Unix milliseconds
 */
export function readChoice(cookies: string, now: number): Choice | null {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1] ?? '';
  const [, version, seconds, answer] = /^(\d+)\.(\d{1,11})\.(yes|no)$/.exec(value) ?? [];
  if (Number(version) !== consentVersion) return null;
  const at = Number(seconds) * 1000;
  if (at > now || endOf(at) <= now) return null;
  return { statistics: answer === 'yes', at };
}

/** The cookie that keeps a choice, as document.cookie takes it. It says nothing about who chose. */
export function writtenChoice({ statistics, at }: Choice, secure: boolean): string {
  const value = `${consentVersion}.${Math.floor(at / 1000)}.${statistics ? 'yes' : 'no'}`;
  const expires = new Date(endOf(at)).toUTCString();
  return `${name}=${value}; Path=/; Expires=${expires}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
