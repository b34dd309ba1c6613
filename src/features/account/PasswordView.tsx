import { Skeleton } from '@/components/Skeleton/Skeleton';
import { useI18n } from '@/i18n/I18n';
import { AccountFrame } from './AccountFrame';
import * as S from './AccountFrame.styles';
import { ChangePasswordForm } from './ChangePasswordForm';
import { SessionContent } from './SessionContent';
import { useAccountSession, type AccountPageProps } from './useAccountSession';

/** The page to change the password. */
export function PasswordView(props: AccountPageProps) {
  const { t } = useI18n();
  const session = useAccountSession(props);
  return (
    <AccountFrame
      session={session}
      title={t('account.password.title')}
      lead={t('account.password.lead')}
      current="accountPassword"
    >
      <S.Content>
        <SessionContent session={session} skeleton={<Skeleton $height="28rem" $width="32rem" />}>
          {() => (
            <S.Settings data-ground="surface" data-width="form">
              <ChangePasswordForm />
            </S.Settings>
          )}
        </SessionContent>
      </S.Content>
    </AccountFrame>
  );
}
