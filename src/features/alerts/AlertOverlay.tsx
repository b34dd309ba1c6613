import { Alert, type AlertProps } from './AlertForm';
import * as S from './AlertForm.styles';
import { useI18n } from '@/i18n/I18n';
import { Overlay } from '@/overlays/Overlay';

interface AlertOverlayProps extends AlertProps {
  open: boolean;
  onClose: () => void;
}

export function AlertOverlay({ open, onClose, ...alert }: AlertOverlayProps) {
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
