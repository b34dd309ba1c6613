import { useState } from 'react';
import { FormSuccess } from '@/features/account/FormSuccess';
import { AlertForm } from './AlertForm';
import * as S from './AlertForm.styles';
import { SearchSummary } from './SearchSummary';
import { useI18n } from '@/i18n/I18n';
import { Overlay } from '@/overlays/Overlay';
import type { SectionWithFilters } from '@/features/listing/model';

export interface AlertOverlayProps {
  open: boolean;
  onClose: () => void;
  section: SectionWithFilters;
  /** The stored form of the query, see savedQuery. */
  query: string;
  /** The active filters, as texts. */
  filters: string[];
}

/** The overlay that saves the search of a list. */
export function AlertOverlay({ open, onClose, ...search }: AlertOverlayProps) {
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
      <SearchSummary section={section} filters={filters} />
      {sent ? (
        <FormSuccess icon="mail" title={t('alerts.sent.title')}>
          <p>{t('alerts.sent.text')}</p>
        </FormSuccess>
      ) : (
        <AlertForm section={section} query={query} onSent={() => setSent(true)} />
      )}
    </S.Stack>
  );
}
