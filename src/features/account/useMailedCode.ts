import { useEffect, useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { writeStorage, readStorage } from '@/lib/storage';
import { useHydrated } from '@/lib/useHydrated';
import { isVerificationCode } from '@/session/isVerificationCode';

export interface CodeProps {
  /** Query parameters of the link in the mail; empty without them. */
  code: string;
  id: string;
}

export interface MailedCodeProps extends CodeProps {
  /** What the code was worth when the link was opened; by default it can be used. */
  state?: 'valid' | 'replaced' | 'confirmed' | 'ended';
}

/**
 * The code of a mail. It is removed from the address at once and stored in this tab until it is used,
 * so that it survives a reload, a change of language and the browser's Back (ADR 34).
 * @param page part of the storage key, because each page has its own code
 */
export function useMailedCode(
  page: 'verifyEmail' | 'setPassword' | 'alertsConfirm' | 'alertsEnd' | 'owners' | 'offer',
  link: MailedCodeProps,
) {
  const key = storageKeys.mailedCode(page);
  const [done, setDone] = useState(false);
  const isHydrated = useHydrated();
  const isGiven = link.code !== '' || link.id !== '';
  const isWellFormed = isVerificationCode(link.code, link.id);
  const { state = 'valid' } = link;
  const text = isWellFormed && state === 'valid' ? `${link.code} ${link.id}` : null;
  useCodeRemoval();
  useEffect(() => {
    if (isGiven) writeStorage('sessionStorage', key, text);
  }, [key, isGiven, text]);

  const stored = isHydrated && !isGiven ? (readStorage('sessionStorage', key) ?? null) : null;
  const [code = '', id = ''] = (text ?? stored ?? '').split(' ');
  return {
    /** The code of the link or of this tab; null when there is none that can be used. */
    mailed: !done && isVerificationCode(code, id) ? { code, id } : null,
    isMalformed: isGiven && !isWellFormed,
    /** Why the code of the link cannot be used any more; null if it can, or without one. */
    over: isWellFormed && state !== 'valid' ? state : null,
    done,
    /** Deletes the code after it was used. */
    finish: () => {
      writeStorage('sessionStorage', key, null);
      setDone(true);
    },
  };
}

/**
 * Removes the code of a mail from the address bar and from the history entry, including the state from
 * which Next would restore it on Back and Forward.
 */
function useCodeRemoval(): void {
  useEffect(() => {
    const { pathname } = location;
    const state: unknown = history.state;
    const current = typeof state === 'object' && state !== null ? state : {};
    history.replaceState({ ...current, as: pathname, url: pathname }, '', pathname);
  }, []);
}
