import { useEffect } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { writeToTab, readFromTab } from '@/lib/tabStorage';
import { useHydrated } from '@/lib/useHydrated';
import { isVerificationCode } from '@/session/codeFormat';
import { useCodeRemoval } from './useCodeRemoval';

export interface CodeProps {
  /** Query parameters of the link in the mail; empty without them. */
  code: string;
  id: string;
}

/** The state of the code from a mail. */
export type MailedCode =
  | { status: 'ready'; code: string; id: string }
  /** The code of the link has a wrong format. */
  | { status: 'malformed' }
  /** The page was opened without a code, or the code has been used. */
  | { status: 'missing' }
  /** Before hydration, because sessionStorage cannot be read yet. */
  | { status: 'unknown' };

/**
 * The code of a mail. It is removed from the address at once and stored in this tab until it is used,
 * so that it survives a reload, a change of language and the browser's Back (ADR 34).
 * @param page part of the storage key, because each page has its own code
 */
export function useMailedCode(
  page: 'verifyEmail' | 'setPassword',
  { code, id }: CodeProps,
): { mailed: MailedCode; forget: () => void } {
  const key = storageKeys.mailedCode(page);
  const isHydrated = useHydrated();
  const isGiven = code !== '' || id !== '';
  const isWellFormed = isVerificationCode(code, id);
  useCodeRemoval();
  useEffect(() => {
    if (isGiven) writeToTab(key, isWellFormed ? `${code} ${id}` : null);
  }, [key, code, id, isGiven, isWellFormed]);

  const forget = () => writeToTab(key, null);
  if (isWellFormed) return { mailed: { status: 'ready', code, id }, forget };
  if (isGiven) return { mailed: { status: 'malformed' }, forget };
  if (!isHydrated) return { mailed: { status: 'unknown' }, forget };
  const [storedCode = '', storedId = ''] = readFromTab(key)?.split(' ') ?? [];
  return {
    mailed: isVerificationCode(storedCode, storedId)
      ? { status: 'ready', code: storedCode, id: storedId }
      : { status: 'missing' },
    forget,
  };
}
