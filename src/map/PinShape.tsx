import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import type { Mark } from './clusters';
import * as S from './Pins.styles';

interface PinShapeProps {
  mark: Mark;
  selected: boolean;
  highlighted: boolean;
  onPress: () => void;
  /** Reports whether the pointer is over it or it has the focus. */
  onHighlight: (on: boolean) => void;
}

/** A pin or a cluster. The pin of the page's own entry is no button, because it links to nothing. */
export function PinShape({ mark, selected, highlighted, onPress, onHighlight }: PinShapeProps) {
  const { t } = useI18n();
  const button = {
    type: 'button',
    $highlighted: selected || highlighted,
    onClick: onPress,
    onFocus: () => onHighlight(true),
    onBlur: () => onHighlight(false),
    onPointerEnter: () => onHighlight(true),
    onPointerLeave: () => onHighlight(false),
  } as const;
  if (mark.kind === 'cluster') {
    const { items, stacked } = mark;
    const count = items.length;
    return (
      <S.Cluster
        {...button}
        aria-label={stacked ? t('map.stack', { count }) : t('map.cluster', { count })}
      >
        {count}
      </S.Cluster>
    );
  }
  const { title, href, pin } = mark.item;
  if (href === null) {
    return (
      <S.IconPin as="span" role="img" aria-label={title} $highlighted={false}>
        <Icon name={pin.kind === 'icon' ? pin.name : 'pin'} />
      </S.IconPin>
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
    <S.IconPin {...button} aria-expanded={selected} aria-label={title}>
      <Icon name={pin.name} />
    </S.IconPin>
  );
}
