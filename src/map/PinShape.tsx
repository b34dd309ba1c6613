import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import type { Mark } from './clusters';
import * as S from './Pins.styles';

interface PinShapeProps {
  mark: Mark;
  selected: boolean;
  highlighted: boolean;
  onPress: () => void;
  /** Whether it is pointed at, or has the focus. */
  onPoint: (on: boolean) => void;
}

/** A pin or a cluster. The place of the page itself is no button: it leads nowhere. */
export function PinShape({ mark, selected, highlighted, onPress, onPoint }: PinShapeProps) {
  const { t } = useI18n();
  const button = {
    type: 'button',
    $lit: selected || highlighted,
    onClick: onPress,
    onFocus: () => onPoint(true),
    onBlur: () => onPoint(false),
    onPointerEnter: () => onPoint(true),
    onPointerLeave: () => onPoint(false),
  } as const;
  if (mark.kind === 'cluster') {
    const { places, stacked } = mark;
    const count = places.length;
    return (
      <S.Cluster
        {...button}
        aria-label={stacked ? t('map.stack', { count }) : t('map.cluster', { count })}
      >
        {count}
      </S.Cluster>
    );
  }
  const { title, href, pin } = mark.place;
  if (href === null) {
    return (
      <S.Sign as="span" role="img" aria-label={title} $lit={false}>
        <Icon name={pin.kind === 'sign' ? pin.name : 'pin'} />
      </S.Sign>
    );
  }
  return pin.kind === 'price' ? (
    <S.Price
      {...button}
      aria-expanded={selected}
      aria-label={t('map.pin', { title, text: pin.text })}
    >
      {pin.text}
    </S.Price>
  ) : (
    <S.Sign {...button} aria-expanded={selected} aria-label={title}>
      <Icon name={pin.name} />
    </S.Sign>
  );
}
