import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { I18nProvider, useI18n } from '@/i18n/I18n';
import { LoginOverlay } from '@/overlays/LoginOverlay';
import { AccountProvider } from '@/session/AccountProvider';
import type { T } from '@/i18n/translate';
import type { Result } from '@/session/result';
import { useSession } from '@/session/session';
import { useFavourites } from '@/session/useFavourites';
import { accountMessages } from '../account/accountMessages';
import { explainer } from '../account/explain';
import * as S from './HeartPress.styles';
import type { Press } from './Hearts';

/** Milliseconds that the words about a favourite stay. */
const stayMs = 7000;

const done: Result = { ok: true, value: undefined };

/** What follows from the press of a heart. */
export function HeartPress({ press }: { press: Press }) {
  const { locale } = useI18n();
  return (
    <I18nProvider locale={locale} messages={accountMessages[locale]}>
      <AccountProvider>
        <Answer press={press} />
      </AccountProvider>
    </I18nProvider>
  );
}

/**
 * Marks or unmarks for who is logged in; for everybody else the login comes first, and then what
 * they wished for.
 */
function Answer({ press }: { press: Press }) {
  const { t } = useI18n();
  const { status } = useSession();
  const favourites = useFavourites();
  const [words, setWords] = useState('');
  const [seen, setSeen] = useState<Press | null>(null);
  /** Whether nobody was known to be logged in when it was pressed: then it can only mean to add. */
  const [late, setLate] = useState(false);
  /** The press that has its answer, or whose login was closed. */
  const [settled, setSettled] = useState<Press | null>(null);
  const begun = useRef<Press | null>(null);
  const open = settled !== press;

  if (seen !== press) {
    setSeen(press);
    setLate(status !== 'in');
    setWords('');
  }

  const answer = useEffectEvent(async ({ entry }: Press) => {
    const isIn = favourites.ids.has(entry.id);
    const result = late && isIn ? done : await favourites.toggle(entry);
    setSettled(press);
    setWords(wordsOf(result, entry.title, !isIn || late, t));
  });
  useEffect(() => {
    if (!open || status !== 'in' || begun.current === press) return;
    begun.current = press;
    void answer(press);
  }, [open, status, press]);

  useEffect(() => {
    if (!words) return;
    const timer = setTimeout(() => setWords(''), stayMs);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <>
      <S.Toast role="status" data-print="hide">
        {words && <S.Words data-ground="night">{words}</S.Words>}
      </S.Toast>
      <LoginOverlay
        open={open && (status === 'out' || status === 'failed')}
        onClose={() => {
          if (status !== 'in') setSettled(press);
        }}
        reason={t('account.login.favourite')}
      />
    </>
  );
}

function wordsOf(result: Result, title: string, added: boolean, t: T): string {
  if (!result.ok) {
    const [reason] = result.errors.map(explainer(t));
    return t('account.favourites.notChanged', { reason: reason?.text ?? '' });
  }
  return added
    ? t('account.favourites.added', { title })
    : t('account.favourites.removed', { title });
}
