import Router from 'next/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import type { TFunction } from 'i18next';
import { ToastMessage } from '@/components/ToastMessage/ToastMessage';
import { useI18n } from '@/i18n/I18n';
import { LoginOverlay } from '@/features/account/LoginOverlay';
import { match } from '@/routing/match';
import { failureReasonsOf, type FailureReason } from '@/session/errors';
import { getSession } from '@/session/session';
import { useAuth } from '@/session/useAuth';
import { useFavourites } from '@/session/useFavourites';
import { isAccountPage } from '@/session/watchSession';
import { createErrorMapper } from '@/features/account/createErrorMapper';

/** Above the docked bars. It is rendered empty before its text, so that screen readers announce the text. */
const Toast = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto 1rem calc(var(--dock) + var(--tray) + 1rem);
  display: flex;
  justify-content: center;
  pointer-events: none;
`;

const Words = styled(ToastMessage)`
  max-width: 34rem;
`;

/** A click on a favourite button. Each click is a new object, so that two clicks on one button differ. */
export interface FavouriteClick {
  entry: { id: string; title: string };
  /** The state that the visitor wants: the opposite of the state that the button showed. */
  isFavourite: boolean;
}

export interface FavouriteActionProps {
  clicks: FavouriteClick[];
  /** Removes clicks: their change has a result, or the visitor does not want it any more. */
  onDone: (clicks: FavouriteClick[]) => void;
}

const messageMs = 7000;

/**
 * Handles the clicks on favourite buttons: changes the favourites and shows a message. Without a session the login opens
 * first, and the changes follow it.
 */
export function FavouriteAction({ clicks, onDone }: FavouriteActionProps) {
  const { t } = useI18n();
  const { status } = useAuth();
  const { add, remove } = useFavourites();
  const [message, setMessage] = useState('');
  const started = useRef(new WeakSet<FavouriteClick>());

  const changeFavourite = useEffectEvent(async (click: FavouriteClick) => {
    const { entry, isFavourite } = click;
    setMessage('');
    let errors: FailureReason[] = [];
    try {
      await (isFavourite ? add(entry) : remove(entry));
    } catch (thrown) {
      errors = failureReasonsOf(thrown);
    }
    if (getSession().status === 'out') {
      // The session has ended, so open the login and repeat the change after it.
      started.current.delete(click);
      return;
    }
    onDone([click]);
    setMessage(messageOf(errors, click, t));
  });
  useEffect(() => {
    if (status !== 'in') return;
    for (const click of clicks) {
      if (started.current.has(click)) continue;
      started.current.add(click);
      void changeFavourite(click);
    }
  }, [clicks, status]);

  const giveUp = useEffectEvent(() => onDone(clicks));
  useEffect(() => {
    // While the session is being checked, or a change is being sent, a navigation changes nothing.
    const leave = (to: string) => {
      if (getSession().status === 'out' && match(to)?.name !== 'login') giveUp();
    };
    Router.events.on('routeChangeStart', leave);
    return () => Router.events.off('routeChangeStart', leave);
  }, []);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(''), messageMs);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <>
      <Toast role="status" data-print="hide">
        {message && <Words data-ground="night">{message}</Words>}
      </Toast>
      <LoginOverlay
        open={clicks.length > 0 && hasDialog() && (status === 'out' || status === 'failed')}
        onClose={() => {
          if (status !== 'in') onDone(clicks);
        }}
        reason={t('account.login.favourite')}
      />
    </>
  );
}

/** Whether the login opens as an overlay. Account pages redirect to the login page instead. */
const hasDialog = () => !isAccountPage() && match(window.location.pathname)?.name !== 'login';

function messageOf(
  [error]: FailureReason[],
  { entry, isFavourite }: FavouriteClick,
  t: TFunction,
): string {
  if (error) {
    const { text } = createErrorMapper(t)(error);
    return t('account.favourites.notChanged', { reason: text });
  }
  const text = isFavourite ? 'account.favourites.added' : 'account.favourites.removed';
  return t(text, { title: entry.title });
}
