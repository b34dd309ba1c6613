import { useEffect, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { useI18n } from '@/i18n/I18n';
import { storageKeys } from '@/config/storageKeys';
import { writeStorage, readStorage } from '@/lib/storage';
import { useHydrated } from '@/lib/useHydrated';
import { useAuth } from '@/session/useAuth';
import { FormSuccess } from './FormSuccess';
import { AuthFrame } from './AuthFrame';
import * as S from './AuthFrame.styles';
import { RegisterForm } from './RegisterForm';
import { ResendForm } from './ResendForm';

interface RegisterViewProps {
  /** The privacy notice of the editors, sanitised; empty when there is none. */
  privacyHtml: string;
}

/** The registration form and, after it, the request to open the mailbox. */
export function RegisterView({ privacyHtml }: RegisterViewProps) {
  const { t } = useI18n();
  /** The address of this registration; null after a choice to use another; undefined before both. */
  const [enteredEmail, setEnteredEmail] = useState<string | null>();
  const isHydrated = useHydrated();
  // After a reload the message about the mail stays; only the browser stores the address.
  const storedEmail = isHydrated
    ? (readStorage('sessionStorage', storageKeys.registeredEmail) ?? null)
    : null;
  const email = enteredEmail === undefined ? storedEmail : enteredEmail;
  const storeEmail = (address: string | null) => {
    writeStorage('sessionStorage', storageKeys.registeredEmail, address);
    setEnteredEmail(address);
  };
  const isLoggedIn = useAuth().status === 'in';
  useEffect(() => {
    // The next person at this browser does not see the address.
    if (isLoggedIn) writeStorage('sessionStorage', storageKeys.registeredEmail, null);
  }, [isLoggedIn]);
  useEffect(() => {
    // The clicked button was removed, so move the focus into the form.
    if (enteredEmail === null) document.querySelector<HTMLElement>('main form input')?.focus();
  }, [enteredEmail]);
  return (
    <AuthFrame title={t('account.register.title')} lead={t('account.register.lead')} benefits>
      {email === null ? (
        <RegisterForm privacyHtml={privacyHtml} onDone={storeEmail} />
      ) : (
        <>
          <FormSuccess
            icon="mail"
            takesFocus={enteredEmail !== undefined}
            title={t('account.register.done.title')}
          >
            <p>{t('account.register.done.text', { email })}</p>
            <S.Soft>{t('account.register.done.hours')}</S.Soft>
          </FormSuccess>
          <ResendForm email={email} />
          <div>
            <Button look="quiet" onClick={() => storeEmail(null)}>
              {t('account.register.done.other')}
            </Button>
          </div>
        </>
      )}
    </AuthFrame>
  );
}
