import Router from 'next/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useI18n } from '@/i18n/I18n';
import { LoginOverlay } from '@/features/account/LoginOverlay';
import { AccountProvider } from '@/session/AccountProvider';
import type { T } from '@/i18n/messages';
import { match } from '@/routing/match';
import { errorsOf, type AuthError } from '@/session/errors';
import { getSession, useSession } from '@/session/session';
import { useFavourites } from '@/session/useFavourites';
import { isAccountPage } from '@/session/watchSession';
import { createErrorMapper } from '@/features/account/createErrorMapper';
import * as S from './HeartAction.styles';

/** A click on a heart. Each click is a new object, so that two clicks on one heart differ. */
export interface HeartClick {
  entry: { id: string; title: string };
}

/** Milliseconds for which the message stays. */
const messageMs = 7000;

/** Handles a click on a heart: changes the favourites and shows a message or the login. */
export function HeartAction({ click }: { click: HeartClick }) {
  return (
    <AccountProvider>
      <Action click={click} />
    </AccountProvider>
  );
}

/** Adds or removes the favourite. Without a session the login opens first, and the change follows it. */
function Action({ click }: { click: HeartClick }) {
  const { t } = useI18n();
  const { status } = useSession();
  const favourites = useFavourites();
  const [message, setMessage] = useState('');
  const [lastClick, setLastClick] = useState<HeartClick | null>(null);
  /** The target state of the entry. Without a session it is always true. */
  const [shouldBeFavourite, setShouldBeFavourite] = useState(true);
  /** Whether the login opens as an overlay. Account pages redirect to the login page instead. */
  const [hasDialog, setHasDialog] = useState(true);
  /** The click that is done: its change has a result, or its login was closed. */
  const [doneClick, setDoneClick] = useState<HeartClick | null>(null);
  const startedClick = useRef<HeartClick | null>(null);
  const open = doneClick !== click;

  if (lastClick !== click) {
    setLastClick(click);
    setShouldBeFavourite(status !== 'in' || !favourites.ids.has(click.entry.id));
    setHasDialog(!isAccountPage());
    setMessage('');
  }

  const changeFavourite = useEffectEvent(async ({ entry }: HeartClick) => {
    let errors: AuthError[] = [];
    try {
      if (favourites.ids.has(entry.id) !== shouldBeFavourite)
        await favourites.setFavourite(entry, shouldBeFavourite);
    } catch (thrown) {
      errors = errorsOf(thrown);
    }
    if (getSession().status === 'out') {
      // The session has ended, so open the login and repeat the change after it.
      startedClick.current = null;
      return;
    }
    setDoneClick(click);
    setMessage(messageOf(errors, entry.title, shouldBeFavourite, t));
  });
  useEffect(() => {
    if (!open || status !== 'in' || startedClick.current === click) return;
    startedClick.current = click;
    void changeFavourite(click);
  }, [open, status, click]);

  useEffect(() => {
    const close = (to: string) => {
      if (match(to)?.name !== 'login') setDoneClick(click);
    };
    Router.events.on('routeChangeStart', close);
    return () => Router.events.off('routeChangeStart', close);
  }, [click]);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(''), messageMs);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <>
      <S.Toast role="status" data-print="hide">
        {message && <S.Words data-ground="night">{message}</S.Words>}
      </S.Toast>
      <LoginOverlay
        open={open && hasDialog && (status === 'out' || status === 'failed')}
        onClose={() => {
          if (status !== 'in') setDoneClick(click);
        }}
        reason={t('account.login.favourite')}
      />
    </>
  );
}

function messageOf([error]: AuthError[], title: string, added: boolean, t: T): string {
  if (error) {
    const { text } = createErrorMapper(t)(error);
    return t('account.favourites.notChanged', { reason: text });
  }
  return added
    ? t('account.favourites.added', { title })
    : t('account.favourites.removed', { title });
}
