import { useI18n } from '@/i18n/I18n';
import { Overlay } from '@/overlays/Overlay';
import type { OpenCloseProps } from '@/overlays/useLazyOverlay';
import { SearchPanel } from './SearchPanel';

export function SearchOverlay({ open, onClose }: OpenCloseProps) {
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
