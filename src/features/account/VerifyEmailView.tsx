import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import type { ButtonLook } from '@/components/ButtonLink/ButtonLink.styles';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { useAuth } from '@/session/useAuth';
import { storageKeys } from '@/config/storageKeys';
import { writeStorage } from '@/lib/storage';
import { FormSuccess } from './FormSuccess';
import { AuthFrame } from './AuthFrame';
import { ButtonForm } from './ButtonForm';
import { ResendForm } from './ResendForm';
import { useMailedCode, type MailedCodeProps } from './useMailedCode';

/**
 * Confirms an address. The visitor has to click a button, because mail scanners open links and would
 * use up the code.
 */
export function VerifyEmailView(props: MailedCodeProps) {
  const { t, locale } = useI18n();
  const { status, activateUser } = useAuth();
  const isLoggedIn = status === 'in';
  const { mailed, isMalformed, over, done, finish } = useMailedCode('verifyEmail', props);
  const lead = mailed ? t('account.activate.lead') : t('account.activate.leadMissing');
  const onward = (look: ButtonLook) => (
    <ButtonLink look={look} href={href(isLoggedIn ? 'accountProfile' : 'login', locale)}>
      {isLoggedIn ? t('account.activate.done.actionIn') : t('account.activate.done.action')}
    </ButtonLink>
  );
  return (
    <AuthFrame title={t('account.activate.title')} lead={done || over ? undefined : lead}>
      {done ? (
        <FormSuccess icon="check" title={t('account.activate.done.title')}>
          <p>{isLoggedIn ? t('account.activate.done.textIn') : t('account.activate.done.text')}</p>
          {onward('primary')}
        </FormSuccess>
      ) : (
        <>
          {mailed && (
            <ButtonForm
              block
              submitText={t('account.activate.submit')}
              pendingText={t('account.activate.pending')}
              invalidText={t('account.activate.ended')}
              send={() => activateUser(mailed)}
              onDone={() => {
                writeStorage('sessionStorage', storageKeys.registeredEmail, null);
                finish();
              }}
            />
          )}
          {isMalformed && <StatusAlert tone="danger" text={t('account.problems.codeFormat')} />}
          {over === 'confirmed' ? (
            <StatusAlert
              tone="neutral"
              text={t(`account.activate.${isLoggedIn ? 'confirmedIn' : 'confirmed'}`)}
            />
          ) : (
            <>
              {over && <StatusAlert tone="neutral" text={t(`account.activate.${over}`)} />}
              <ResendForm />
            </>
          )}
          {onward(over === 'confirmed' ? 'primary' : 'quiet')}
        </>
      )}
    </AuthFrame>
  );
}
