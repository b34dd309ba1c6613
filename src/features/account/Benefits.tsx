import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import * as S from './AuthFrame.styles';

/** The benefits of an account. */
export function Benefits() {
  const { t } = useI18n();
  return (
    <S.Benefits aria-label={t('account.login.benefits.label')}>
      <li>
        <Icon name="heart" />
        {t('account.login.benefits.saved')}
      </li>
      <li>
        <Icon name="device" />
        {t('account.login.benefits.everywhere')}
      </li>
      <li>
        <Icon name="download" />
        {t('account.login.benefits.yours')}
      </li>
    </S.Benefits>
  );
}
