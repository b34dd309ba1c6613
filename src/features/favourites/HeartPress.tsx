import Router from 'next/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { I18nProvider, useI18n } from '@/i18n/I18n';
import { LoginOverlay } from '@/overlays/LoginOverlay';
import { AccountProvider } from '@/session/AccountProvider';
import type { T } from '@/i18n/translate';
import { match } from '@/routing/match';
import type { Result } from '@/session/result';
import { getSession, useSession } from '@/session/session';
import { useFavourites } from '@/session/useFavourites';
import { isPersonal } from '@/session/watchSession';
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
  /** Whether the entry is to be a favourite. Where nobody is logged in, a press can only mean that. */
  const [wanted, setWanted] = useState(true);
  /** Whether the login opens over the page. Pages of the account lead to the login page instead. */
  const [hasDialog, setHasDialog] = useState(true);
  /** The press that has its answer, or whose login was closed. */
  const [settled, setSettled] = useState<Press | null>(null);
  const begun = useRef<Press | null>(null);
  const open = settled !== press;

  if (seen !== press) {
    setSeen(press);
    setWanted(status !== 'in' || !favourites.ids.has(press.entry.id));
    setHasDialog(!isPersonal());
    setWords('');
  }

  const answer = useEffectEvent(async ({ entry }: Press) => {
    const isDone = favourites.ids.has(entry.id) === wanted;
    const result = isDone ? done : await favourites.toggle(entry);
    if (getSession().status === 'out') {
      // The session had ended unnoticed: the login comes first, and then the same wish again.
      begun.current = null;
      return;
    }
    setSettled(press);
    setWords(wordsOf(result, entry.title, wanted, t));
  });
  useEffect(() => {
    if (!open || status !== 'in' || begun.current === press) return;
    begun.current = press;
    void answer(press);
  }, [open, status, press]);

  useEffect(() => {
    const leave = (to: string) => {
      if (match(to)?.name !== 'login') setSettled(press);
    };
    Router.events.on('routeChangeStart', leave);
    return () => Router.events.off('routeChangeStart', leave);
  }, [press]);

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
        open={open && hasDialog && (status === 'out' || status === 'failed')}
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
