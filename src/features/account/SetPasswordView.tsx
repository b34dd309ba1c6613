import { useState } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { isVerificationCode } from '@/session/codeFormat';
import { Done } from './Done';
import { EntryFrame } from './EntryFrame';
import { NewPasswordForm } from './NewPasswordForm';
import { useAuthOnDemand } from './useAuthOnDemand';
import { useHiddenCode } from './useHiddenCode';

export interface CodeProps {
  /** As the link of the e-mail brought them. */
  code: string;
  id: string;
}

/** A new password, by the link of an e-mail. */
export function SetPasswordView({ code, id }: CodeProps) {
  const { t, locale } = useI18n();
  const [done, setDone] = useState(false);
  const { call, prepare, bridge } = useAuthOnDemand();
  useHiddenCode();
  return (
    <EntryFrame title={t('account.setPassword.title')} lead={t('account.setPassword.lead')}>
      {done ? (
        <Done icon="check" title={t('account.setPassword.done.title')}>
          <p>{t('account.setPassword.done.text')}</p>
          <ButtonLink href={href('login', locale)}>
            {t('account.setPassword.done.action')}
          </ButtonLink>
        </Done>
      ) : (
        <>
          {isVerificationCode(code, id) ? (
            <NewPasswordForm
              send={(password) => call((auth) => auth.setPassword({ password, code, id }))}
              onDone={() => setDone(true)}
              onUse={prepare}
            />
          ) : (
            <StatusAlert tone="danger" text={t('account.problems.codeFormat')} />
          )}
          <ButtonLink href={href('resetPassword', locale)} look="text">
            {t('account.setPassword.ask')}
          </ButtonLink>
        </>
      )}
      {bridge}
    </EntryFrame>
  );
}
