import { useEffect, useId, useRef } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import type { Place } from './place';
import * as S from './PlaceCard.styles';

interface PlaceCardProps {
  /** One, or several at the same address. */
  places: Place[];
  onClose: () => void;
}

/**
 * What was pressed on the map, with the way to its page. Opened from the map it takes the focus, and
 * gives it back when it is closed.
 */
export function PlaceCard({ places, onClose }: PlaceCardProps) {
  const { t } = useI18n();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const shown = places.map((place) => place.id).join(' ');

  useEffect(() => {
    const from = document.activeElement;
    const inMap = card.current?.parentElement?.contains(from);
    if (!inMap || !(from instanceof HTMLElement)) return;
    card.current?.focus({ preventScroll: true });
    return () => from.focus({ preventScroll: true });
  }, [shown]);

  return (
    <S.Card ref={card} role="group" aria-labelledby={id} tabIndex={-1} data-ground="surface">
      <S.Words id={id}>
        {places.length > 1 && <p>{t('map.sameAddress', { count: places.length })}</p>}
        <ul>
          {places.map(({ id: key, title, href, pin }) => (
            <li key={key}>
              {href === null ? title : <Link href={href}>{title}</Link>}
              {pin.kind === 'price' && <b>{pin.text}</b>}
            </li>
          ))}
        </ul>
      </S.Words>
      <S.Close type="button" aria-label={t('map.closeCard')} onClick={onClose}>
        <Icon name="close" />
      </S.Close>
    </S.Card>
  );
}
