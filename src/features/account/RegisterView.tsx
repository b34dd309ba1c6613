import { useEffect, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { useI18n } from '@/i18n/I18n';
import { keepInTab, readFromTab } from '@/lib/tabStorage';
import { useHydrated } from '@/lib/useHydrated';
import { Benefits } from './Benefits';
import { Done } from './Done';
import { EntryFrame } from './EntryFrame';
import * as S from './EntryFrame.styles';
import { registeredKey } from './registered';
import { RegisterForm } from './RegisterForm';
import { ResendForm } from './ResendForm';
import { useAuthOnDemand } from './useAuthOnDemand';

interface RegisterViewProps {
  /** Sanitised; what the editors say about the data of visitors, or empty. */
  privacyHtml: string;
}

/** The registration, and after it where to go on: to the mailbox. */
export function RegisterView({ privacyHtml }: RegisterViewProps) {
  const { t } = useI18n();
  /** Null for another one; undefined until one of the two is said. */
  const [typed, setTyped] = useState<string | null>();
  const isHydrated = useHydrated();
  // After a reload too, the mail is the way on (the server cannot know of it).
  const kept = isHydrated ? readFromTab(registeredKey) : null;
  const email = typed === undefined ? kept : typed;
  const remember = (address: string | null) => {
    keepInTab(registeredKey, address);
    setTyped(address);
  };
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on in the form.
    if (typed === null) document.querySelector<HTMLElement>('main form input')?.focus();
  }, [typed]);
  const { call, prepare, bridge } = useAuthOnDemand();
  return (
    <EntryFrame
      title={t('account.register.title')}
      lead={t('account.register.lead')}
      more={<Benefits />}
    >
      {email === null ? (
        <RegisterForm
          privacyHtml={privacyHtml}
          send={(input) => call((auth) => auth.register(input))}
          onDone={remember}
          onUse={prepare}
        />
      ) : (
        <>
          <Done
            icon="mail"
            takesFocus={typed !== undefined}
            title={t('account.register.done.title')}
          >
            <p>{t('account.register.done.text', { email })}</p>
            <S.Soft>{t('account.register.done.hours')}</S.Soft>
          </Done>
          <ResendForm email={email} send={(to) => call((auth) => auth.resendActivation(to))} />
          <div>
            <Button look="quiet" onClick={() => remember(null)}>
              {t('account.register.done.other')}
            </Button>
          </div>
        </>
      )}
      {bridge}
    </EntryFrame>
  );
}
