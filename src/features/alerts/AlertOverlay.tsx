import { Alert, type AlertProps } from './AlertForm';
import * as S from './AlertForm.styles';
import { useI18n } from '@/i18n/I18n';
import { Overlay } from '@/overlays/Overlay';
import type { OpenCloseProps } from '@/overlays/useLazyOverlay';

export function AlertOverlay({ open, onClose, ...alert }: AlertProps & OpenCloseProps) {
  const { t } = useI18n();
  return (
    <Overlay
      open={open}
      onClose={onClose}
      width="30rem"
      label={t('alerts.title')}
      closeLabel={t('alerts.close')}
    >
      <S.Stack>
        <Alert {...alert} />
      </S.Stack>
    </Overlay>
  );
}
