import { useEffect, useEffectEvent, useRef } from 'react';
import { useI18n } from '@/i18n/I18n';
import * as S from './Listing.styles';

interface ListingErrorProps {
  retry: () => void;
  /** Called when a retry succeeded and removed the button that had the focus. */
  onRetried: () => void;
}

/** Reports that the request failed, so that the listing below is the previous one, and offers a retry. */
export function ListingError({ retry, onRetried }: ListingErrorProps) {
  const { t } = useI18n();
  const pressed = useRef(false);
  const afterRetry = useEffectEvent(() => {
    if (pressed.current && document.activeElement === document.body) onRetried();
  });
  useEffect(() => () => afterRetry(), []);
  return (
    <S.Note>
      {t('listing.failed.text')}{' '}
      <S.Retry
        type="button"
        onClick={() => {
          pressed.current = true;
          retry();
        }}
      >
        {t('listing.failed.again')}
      </S.Retry>
    </S.Note>
  );
}
