import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import * as S from './MapCard.styles';

interface MapCardProps {
  /** Changes when the card shows something else. */
  shown: string;
  children: ReactNode;
  onClose: () => void;
}

/**
 * The card of what was pressed on the map. Opened from the map it takes the focus, and gives it back
 * when it is closed.
 */
export function MapCard({ shown, children, onClose }: MapCardProps) {
  const { t } = useI18n();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const from = document.activeElement;
    const inMap = card.current?.parentElement?.contains(from);
    if (!inMap || !(from instanceof HTMLElement)) return;
    card.current?.focus({ preventScroll: true });
    return () => from.focus({ preventScroll: true });
  }, [shown]);

  return (
    <S.Card ref={card} role="group" aria-labelledby={id} tabIndex={-1} data-ground="surface">
      <S.Words id={id}>{children}</S.Words>
      <S.Close type="button" aria-label={t('map.closeCard')} onClick={onClose}>
        <Icon name="close" />
      </S.Close>
    </S.Card>
  );
}
