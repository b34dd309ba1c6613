import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { accountMessages } from '@/features/account/accountMessages';
import { LoginPanel } from '@/features/account/LoginPanel';
import { I18nProvider, useI18n } from '@/i18n/I18n';
import { createT } from '@/i18n/translate';
import { useSession } from '@/session/session';
import { Overlay } from './Overlay';

const Lead = styled.p`
  margin-bottom: 1.25rem;
  color: var(--fg-soft);
  line-height: 1.45;
`;

interface LoginOverlayProps {
  open: boolean;
  /** Called when it has closed, also because somebody has logged in. */
  onClose: () => void;
  /** Why a login is needed; else what it is good for. */
  reason?: string;
}

/** The login over any page. It closes when somebody has logged in, here or in another tab. */
export function LoginOverlay({ open, onClose, reason }: LoginOverlayProps) {
  const { locale } = useI18n();
  const { status } = useSession();
  const closed = useRef(onClose);
  const t = createT(accountMessages[locale], locale);

  useEffect(() => {
    closed.current = onClose;
  }, [onClose]);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && status === 'in') closed.current();
    // After the dialog has given the focus back, or has failed to.
    if (!open && wasOpen.current && status === 'in') toAccount();
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
      <I18nProvider locale={locale} messages={accountMessages[locale]}>
        <Lead>{reason ?? t('account.login.lead')}</Lead>
        <LoginPanel />
      </I18nProvider>
    </Overlay>
  );
}

/** Where the button that had opened it is gone, the keyboard goes on at the account's link. */
function toAccount(): void {
  const { activeElement } = document;
  const isInPlace =
    activeElement &&
    activeElement !== document.body &&
    !activeElement.closest('dialog:not([open])') &&
    activeElement.getClientRects().length > 0;
  if (!isInPlace) document.querySelector<HTMLElement>('[data-account]')?.focus();
}
