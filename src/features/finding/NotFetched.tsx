import { useEffect, useRef } from 'react';
import { useI18n } from '@/i18n/I18n';
import * as S from './FindingList.styles';

interface NotFetchedProps {
  /** Sends the request again. */
  retry: () => void;
  /** Called when the button that was pressed is gone, because the list is there. */
  onFetched: () => void;
}

/** Says that the list below is the one of before, and offers to try again. */
export function NotFetched({ retry, onFetched }: NotFetchedProps) {
  const { t } = useI18n();
  const pressed = useRef(false);
  useEffect(
    () => () => {
      if (pressed.current && document.activeElement === document.body) onFetched();
    },
    [onFetched],
  );
  return (
    <S.Note>
      {t('finding.failed.text')}{' '}
      <S.Again
        type="button"
        onClick={() => {
          pressed.current = true;
          retry();
        }}
      >
        {t('finding.failed.again')}
      </S.Again>
    </S.Note>
  );
}
