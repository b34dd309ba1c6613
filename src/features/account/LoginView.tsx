import { FormMessage } from '@/components/FormMessage/FormMessage';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { useI18n } from '@/i18n/I18n';
import { Benefits } from './Benefits';
import { EntryFrame } from './EntryFrame';
import { LoginPanel } from './LoginPanel';
import { useNotice } from './notice';

/** The login on a page of its own; who is logged in is led on by src/session/watchSession. */
export function LoginView() {
  const { t } = useI18n();
  const notice = useNotice();
  return (
    <EntryFrame title={t('account.login.title')} lead={t('account.login.lead')} more={<Benefits />}>
      {notice === 'deleted' && <FormMessage>{t('account.login.deleted')}</FormMessage>}
      {notice === 'notDeleted' && (
        <StatusAlert tone="danger" text={t('account.login.notDeleted')} />
      )}
      <LoginPanel />
    </EntryFrame>
  );
}
