import { useEffect } from 'react';
import { keepInTab, readFromTab } from '@/lib/tabStorage';
import { useHydrated } from '@/lib/useHydrated';
import { isVerificationCode } from '@/session/codeFormat';
import { useHiddenCode } from './useHiddenCode';

export interface CodeProps {
  /** As the link of the e-mail brought them; empty without such a link. */
  code: string;
  id: string;
}

/** What a page knows of the code that an e-mail leads to it with. */
export type MailedCode =
  | { status: 'ready'; code: string; id: string }
  /** The link is broken. */
  | { status: 'malformed' }
  /** The page was opened without the link, or the code has been used. */
  | { status: 'missing' }
  /** Before the page is hydrated, nobody knows whether the tab has a code. */
  | { status: 'unknown' };

/**
 * The code of an e-mail, which is taken out of the address at once and kept in this tab until it has
 * been used: a reload, the other language and the browser's Back find it again (ADR 34).
 * @param page each has a code of its own
 */
export function useMailedCode(
  page: 'verifyEmail' | 'setPassword',
  { code, id }: CodeProps,
): { mailed: MailedCode; forget: () => void } {
  const key = `code:${page}`;
  const isHydrated = useHydrated();
  const isGiven = code !== '' || id !== '';
  const isWellFormed = isVerificationCode(code, id);
  useHiddenCode();
  useEffect(() => {
    if (isGiven) keepInTab(key, isWellFormed ? `${code} ${id}` : null);
  }, [key, code, id, isGiven, isWellFormed]);

  const forget = () => keepInTab(key, null);
  if (isWellFormed) return { mailed: { status: 'ready', code, id }, forget };
  if (isGiven) return { mailed: { status: 'malformed' }, forget };
  if (!isHydrated) return { mailed: { status: 'unknown' }, forget };
  const [keptCode = '', keptId = ''] = readFromTab(key)?.split(' ') ?? [];
  return {
    mailed: isVerificationCode(keptCode, keptId)
      ? { status: 'ready', code: keptCode, id: keptId }
      : { status: 'missing' },
    forget,
  };
}
