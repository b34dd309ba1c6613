import { useState } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { useAuth } from '@/session/useAuth';
import { FormSuccess } from './FormSuccess';
import { EmailForm } from './EmailForm';
import { AuthFrame } from './AuthFrame';

/** Requests the link that replaces a forgotten password. */
export function ResetPasswordView() {
  const { t, locale } = useI18n();
  const { requestNewPassword } = useAuth();
  const [email, setEmail] = useState<string | null>(null);
  return (
    <AuthFrame title={t('account.forgotten.title')} lead={t('account.forgotten.lead')}>
      {email === null ? (
        <EmailForm
          submitText={t('account.forgotten.submit')}
          pendingText={t('account.forgotten.pending')}
          send={requestNewPassword}
          onDone={setEmail}
        />
      ) : (
        <FormSuccess icon="mail" title={t('account.forgotten.done.title')}>
          <p>{t('account.forgotten.done.text', { email })}</p>
        </FormSuccess>
      )}
      <ButtonLink href={href('login', locale)} look="quiet">
        {t('account.forgotten.back')}
      </ButtonLink>
    </AuthFrame>
  );
}
