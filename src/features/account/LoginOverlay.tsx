import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { LoginForm } from './LoginForm';
import { useI18n } from '@/i18n/I18n';
import { useAuth } from '@/session/useAuth';
import { Overlay } from '@/overlays/Overlay';

const Lead = styled.p`
  margin-bottom: 1.25rem;
  color: var(--fg-soft);
  line-height: 1.45;
`;

interface LoginOverlayProps {
  open: boolean;
  /** Called after it closed, also after a login. */
  onClose: () => void;
  /** Explains why a login is needed; by default the text explains the benefits of an account. */
  reason?: string;
}

/** The login form over any page. It closes after a login, in this tab or another one. */
export function LoginOverlay({ open, onClose, reason }: LoginOverlayProps) {
  const { t } = useI18n();
  const { status } = useAuth();
  const close = useEffectEvent(onClose);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && status === 'in') close();
    // Runs after the dialog returned the focus, or failed to return it.
    if (!open && wasOpen.current && status === 'in') focusAccountLink();
    wasOpen.current = open;
  }, [open, status]);

  return (
    <Overlay
      open={open}
      onClose={onClose}
      width="30rem"
      label={t('account.login.title')}
      closeLabel={t('account.login.close')}
    >
      <Lead>{reason ?? t('account.login.lead')}</Lead>
      <LoginForm />
    </Overlay>
  );
}

/** Focuses the account link when the button that opened the overlay no longer exists. */
function focusAccountLink(): void {
  const { activeElement } = document;
  const hasFocus =
    activeElement &&
    activeElement !== document.body &&
    !activeElement.closest('dialog:not([open])') &&
    activeElement.getClientRects().length > 0;
  if (!hasFocus) document.querySelector<HTMLElement>('[data-account]')?.focus();
}
