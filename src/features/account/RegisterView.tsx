import { useState } from 'react';
import { useI18n } from '@/i18n/I18n';
import { Benefits } from './Benefits';
import { Done } from './Done';
import { EntryFrame } from './EntryFrame';
import * as S from './EntryFrame.styles';
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
  const [email, setEmail] = useState<string | null>(null);
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
          onDone={setEmail}
          onUse={prepare}
        />
      ) : (
        <>
          <Done icon="mail" title={t('account.register.done.title')}>
            <p>{t('account.register.done.text', { email })}</p>
            <S.Soft>{t('account.register.done.hours')}</S.Soft>
          </Done>
          <ResendForm email={email} send={(to) => call((auth) => auth.resendActivation(to))} />
        </>
      )}
      {bridge}
    </EntryFrame>
  );
}
