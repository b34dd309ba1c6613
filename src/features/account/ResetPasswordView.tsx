import { useState } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { Done } from './Done';
import { EmailForm } from './EmailForm';
import { EntryFrame } from './EntryFrame';
import { useAuthOnDemand } from './useAuthOnDemand';

/** Asks for the link by which a forgotten password is replaced. */
export function ResetPasswordView() {
  const { t, locale } = useI18n();
  const [email, setEmail] = useState<string | null>(null);
  const { call, prepare, bridge } = useAuthOnDemand();
  return (
    <EntryFrame title={t('account.forgotten.title')} lead={t('account.forgotten.lead')}>
      {email === null ? (
        <EmailForm
          submitText={t('account.forgotten.submit')}
          pendingText={t('account.forgotten.pending')}
          send={(to) => call((auth) => auth.askForNewPassword(to))}
          onDone={setEmail}
          onUse={prepare}
        />
      ) : (
        <Done icon="mail" title={t('account.forgotten.done.title')}>
          <p>{t('account.forgotten.done.text', { email })}</p>
        </Done>
      )}
      <ButtonLink href={href('login', locale)} look="text">
        {t('account.forgotten.back')}
      </ButtonLink>
      {bridge}
    </EntryFrame>
  );
}
