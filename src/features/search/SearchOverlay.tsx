import { SearchPanel } from './SearchPanel';
import { I18nProvider, useI18n } from '@/i18n/I18n';
import { createT, type Messages } from '@/i18n/translate';
import type { Locale } from '@/routing/locales';
import english from '../../../public/locales/en/search.json';
import italian from '../../../public/locales/it/search.json';
import { Overlay } from '@/overlays/Overlay';

/** Bundled with the overlay, so that the pages do not load these messages. */
const messages: Record<Locale, Messages> = {
  it: { search: italian },
  en: { search: english },
};

interface SearchOverlayProps {
  open: boolean;
  onClose: () => void;
}

/** The search in an overlay, on any page. */
export function SearchOverlay({ open, onClose }: SearchOverlayProps) {
  const { locale } = useI18n();
  const t = createT(messages[locale], locale);
  return (
    <Overlay
      open={open}
      onClose={onClose}
      variant="panel"
      label={t('search.title')}
      closeLabel={t('search.close')}
    >
      <I18nProvider locale={locale} messages={messages[locale]}>
        <SearchPanel />
      </I18nProvider>
    </Overlay>
  );
}
