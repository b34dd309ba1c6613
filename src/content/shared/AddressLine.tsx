import * as S from '@/components/DetailLayout/DetailLayout';
import { Icon } from '@/components/Icon/Icon';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { useI18n } from '@/i18n/I18n';

/** The address of an entry, below the title. */
export function AddressLine({ address }: { address: string }) {
  const { t } = useI18n();
  if (!address) return null;
  return (
    <S.Line>
      <Icon name="pin" />
      <VisuallyHidden>{t('common.detail.address')}: </VisuallyHidden>
      <span dir="auto">{address}</span>
    </S.Line>
  );
}
