import { useI18n } from '@/i18n/I18n';
import { Overlay } from '@/overlays/Overlay';
import { SearchPanel } from './SearchPanel';

interface SearchOverlayProps {
  open: boolean;
  onClose: () => void;
}

export function SearchOverlay({ open, onClose }: SearchOverlayProps) {
  const { t } = useI18n();
  return (
    <Overlay
      open={open}
      onClose={onClose}
      variant="panel"
      label={t('search.title')}
      closeLabel={t('search.close')}
    >
      <SearchPanel />
    </Overlay>
  );
}
