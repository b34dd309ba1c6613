import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import * as S from './MapCard.styles';

interface MapCardProps {
  /** One entry or point of interest, or several at the same address. */
  items: readonly { id: string }[];
  children: ReactNode;
  onClose: () => void;
}

/**
 * The card of a pressed pin. When it opens from the map it takes the focus. It returns the focus when it closes,
 * unless the visitor has moved it, for example to another pin.
 */
export function MapCard({ items, children, onClose }: MapCardProps) {
  const { t } = useI18n();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const shown = items.map((item) => item.id).join(' ');

  useEffect(() => {
    const element = card.current;
    const opener = document.activeElement;
    const inMap = element?.parentElement?.contains(opener);
    if (!inMap || !(opener instanceof HTMLElement)) return;
    element?.focus({ preventScroll: true });
    return () => {
      const { activeElement, body } = document;
      // The focused card was removed, or shows another pin of the list.
      if (activeElement === body || element?.contains(activeElement))
        opener.focus({ preventScroll: true });
    };
  }, [shown]);

  return (
    <S.Card ref={card} role="group" aria-labelledby={id} tabIndex={-1} data-ground="surface">
      <S.Words id={id}>
        {items.length > 1 && <p>{t('map.sameAddress', { count: items.length })}</p>}
        {children}
      </S.Words>
      <S.Close type="button" aria-label={t('map.closeCard')} onClick={onClose}>
        <Icon name="close" />
      </S.Close>
    </S.Card>
  );
}
