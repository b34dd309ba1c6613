import { FormMessage } from '@/components/FormMessage/FormMessage';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { useI18n } from '@/i18n/I18n';
import { AuthFrame } from './AuthFrame';
import { LoginForm } from './LoginForm';
import { useLoginNotice } from './loginNotice';

/** The login page. After the login src/session/watchSession redirects. */
export function LoginView() {
  const { t } = useI18n();
  const notice = useLoginNotice();
  return (
    <AuthFrame title={t('account.login.title')} lead={t('account.login.lead')} benefits>
      {notice === 'deleted' && <FormMessage>{t('account.login.deleted')}</FormMessage>}
      {notice === 'notDeleted' && (
        <StatusAlert tone="danger" text={t('account.login.notDeleted')} />
      )}
      <LoginForm />
    </AuthFrame>
  );
}
