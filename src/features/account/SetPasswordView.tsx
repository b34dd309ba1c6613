import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { FormSuccess } from './FormSuccess';
import { AuthFrame } from './AuthFrame';
import { NewPasswordForm } from './NewPasswordForm';
import { useMailedCode, type MailedCodeProps } from './useMailedCode';

/** Sets a new password with the code of a mail. */
export function SetPasswordView(props: MailedCodeProps) {
  const { t, locale } = useI18n();
  const { mailed, isMalformed, over, done, finish } = useMailedCode('setPassword', props);
  const lead = t(`account.setPassword.${mailed || done ? 'lead' : 'leadMissing'}`);
  return (
    <AuthFrame title={t('account.setPassword.title')} lead={over ? undefined : lead}>
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
          {over && (
            <StatusAlert
              tone="neutral"
              text={t(
                over === 'replaced' ? 'account.activate.replaced' : 'account.setPassword.ended',
              )}
            />
          )}
          <ButtonLink
            href={href('resetPassword', locale)}
            look={mailed || over === 'replaced' ? 'text' : 'primary'}
          >
            {t('account.setPassword.ask')}
          </ButtonLink>
          <ButtonLink href={href('login', locale)} look="quiet">
            {t('account.setPassword.done.action')}
          </ButtonLink>
        </>
      )}
    </AuthFrame>
  );
}
