import { useState } from 'react';
import { Done } from '@/features/account/Done';
import { AlertForm } from '@/features/alerts/AlertForm';
import { alertMessages } from '@/features/alerts/alertMessages';
import * as S from '@/features/alerts/AlertForm.styles';
import { SearchWords } from '@/features/alerts/SearchWords';
import type { FilteredSection } from '@/features/finding/FindingList';
import { I18nProvider, useI18n } from '@/i18n/I18n';
import { Overlay } from './Overlay';

export interface AlertOverlayProps {
  open: boolean;
  onClose: () => void;
  section: FilteredSection;
  /** As it is kept, see savedQuery. */
  query: string;
  /** What the list is narrowed by, in words. */
  filters: string[];
}

/** Saves the search of a list, over it. */
export function AlertOverlay(props: AlertOverlayProps) {
  const { locale } = useI18n();
  return (
    <I18nProvider locale={locale} messages={alertMessages[locale]}>
      <Alert {...props} />
    </I18nProvider>
  );
}

function Alert({ open, onClose, ...search }: AlertOverlayProps) {
  const { t } = useI18n();
  return (
    <Overlay
      open={open}
      onClose={onClose}
      width="30rem"
      label={t('alerts.title')}
      closeLabel={t('alerts.close')}
    >
      <Steps {...search} />
    </Overlay>
  );
}

function Steps({ section, query, filters }: Omit<AlertOverlayProps, 'open' | 'onClose'>) {
  const { t } = useI18n();
  const [sent, setSent] = useState(false);
  return (
    <S.Stack>
      <SearchWords section={section} filters={filters} />
      {sent ? (
        <Done icon="mail" title={t('alerts.sent.title')}>
          <p>{t('alerts.sent.text')}</p>
        </Done>
      ) : (
        <AlertForm section={section} query={query} onSent={() => setSent(true)} />
      )}
    </S.Stack>
  );
}
