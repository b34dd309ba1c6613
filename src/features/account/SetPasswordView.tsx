import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { FormSuccess } from './FormSuccess';
import { AuthFrame } from './AuthFrame';
import { NewPasswordForm } from './NewPasswordForm';
import { useMailedCode, type CodeProps } from './useMailedCode';

/** Sets a new password with the code of a mail. */
export function SetPasswordView(props: CodeProps) {
  const { t, locale } = useI18n();
  const { mailed, isMalformed, done, finish } = useMailedCode('setPassword', props);
  return (
    <AuthFrame
      title={t('account.setPassword.title')}
      lead={mailed || done ? t('account.setPassword.lead') : t('account.setPassword.leadMissing')}
    >
      {done ? (
        <FormSuccess icon="check" title={t('account.setPassword.done.title')}>
          <p>{t('account.setPassword.done.text')}</p>
          <ButtonLink href={href('login', locale)}>
            {t('account.setPassword.done.action')}
          </ButtonLink>
        </FormSuccess>
      ) : (
        <>
          {mailed && <NewPasswordForm {...mailed} onDone={finish} />}
          {isMalformed && <StatusAlert tone="danger" text={t('account.problems.codeFormat')} />}
          <ButtonLink href={href('resetPassword', locale)} look={mailed ? 'text' : 'primary'}>
            {t('account.setPassword.ask')}
          </ButtonLink>
        </>
      )}
    </AuthFrame>
  );
}
