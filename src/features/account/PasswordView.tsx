import { Skeleton } from '@/components/Skeleton/Skeleton';
import { useI18n } from '@/i18n/I18n';
import { AccountFrame, type AccountPageProps } from './AccountFrame';
import * as S from './AccountFrame.styles';
import { ChangePasswordForm } from './ChangePasswordForm';

export function PasswordView({ isCheckFailed }: AccountPageProps) {
  const { t } = useI18n();
  return (
    <AccountFrame
      isCheckFailed={isCheckFailed}
      title={t('account.password.title')}
      lead={t('account.password.lead')}
      current="accountPassword"
      skeleton={<Skeleton $height="28rem" $width="32rem" />}
    >
      {() => (
        <S.Settings data-ground="surface" data-width="form">
          <ChangePasswordForm />
        </S.Settings>
      )}
    </AccountFrame>
  );
}
