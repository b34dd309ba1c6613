import { useState } from 'react';
import { useI18n } from '@/i18n/I18n';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './CarouselControls.styles';
import type { Rail } from './useRail';

interface CarouselControlsProps {
  rail: Rail;
  /** Whether the position is announced at each movement, for any reason. */
  live?: boolean;
}

/** The buttons that scroll a row, and its position. */
export function CarouselControls({ rail, live = false }: CarouselControlsProps) {
  const { t } = useI18n();
  const { first, last, count, atStart, atEnd } = rail.position;
  const shown = first === last ? String(first + 1) : `${first + 1}–${last + 1}`;
  // Unless `live` is set, the position is announced only while the buttons are in use, so that it does not
  // interrupt a visitor who reads in the row.
  const [inUse, setInUse] = useState(false);
  return (
    <S.Controls onFocus={() => setInUse(true)} onBlur={() => setInUse(false)}>
      <S.Button
        type="button"
        aria-label={t('common.media.previous')}
        aria-disabled={atStart}
        onClick={() => !atStart && rail.step(-1)}
      >
        <S.Back name="chevron" />
      </S.Button>
      <S.Counter aria-live={live || inUse ? 'polite' : 'off'}>
        <span aria-hidden="true">{`${shown} / ${count}`}</span>
        <VisuallyHidden>{t('common.media.position', { shown, total: count })}</VisuallyHidden>
      </S.Counter>
      <S.Button
        type="button"
        aria-label={t('common.media.next')}
        aria-disabled={atEnd}
        onClick={() => !atEnd && rail.step(1)}
      >
        <Icon name="chevron" />
      </S.Button>
    </S.Controls>
  );
}
