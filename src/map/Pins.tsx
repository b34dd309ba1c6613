import { memo, useCallback, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '@/i18n/I18n';
import { hasItem, itemsOf, pinRadius, type Mark } from './clusters';
import { closestZoom, listenTo, type DrawnMap } from './DrawnMap';
import { openMark } from './openMark';
import { PinShape } from './PinShape';
import * as S from './Pins.styles';
import type { MapEntry } from './mapEntry';
import { useMarks } from './useMarks';

interface PinsProps {
  map: DrawnMap;
  entries: MapEntry[];
  selectedId: string | null;
  highlightedId: string | null;
  onSelect: (id: string) => void;
  /** Called when a stack of entries at the same address is pressed. */
  onStack: (entries: MapEntry[]) => void;
  onHighlight: (id: string | null) => void;
  /** Called when the map itself is pressed, not a pin. */
  onPress: () => void;
}

/** Shows the entries as buttons over the map, in the order of the list. */
export function Pins(props: PinsProps) {
  const { map, entries, selectedId, highlightedId, onSelect, onStack, onHighlight } = props;
  const { t } = useI18n();
  const { list, marks } = useMarks(map, entries, pinRadius);

  const pressed = useEffectEvent(props.onPress);
  useEffect(() => {
    return listenTo(map, 'click', ({ originalEvent }) => {
      if (originalEvent instanceof Event && originalEvent.target === map.getCanvas()) pressed();
    });
  }, [map]);

  /** Moves the map to an entry that was chosen in the list, and zooms in until it leaves its cluster. */
  const reveal = useEffectEvent((id: string) => {
    const entry = entries.find((one) => one.id === id);
    const alone = marks.some((mark) => mark.kind === 'single' && hasItem(mark, id));
    if (!entry || alone) return;
    const { lng, lat } = entry.position;
    map.easeTo({ center: [lng, lat], zoom: closestZoom - 0.5 });
  });
  useEffect(() => {
    if (selectedId !== null) reveal(selectedId);
  }, [selectedId]);

  const press = useCallback(
    (mark: Mark) => {
      openMark(map, mark, (items) => {
        if (mark.kind === 'single') onSelect(mark.item.id);
        else onStack(items);
      });
    },
    [map, onSelect, onStack],
  );
  return createPortal(
    <S.List ref={list} aria-label={t('map.pins')}>
      {marks.map((mark) => (
        <Pin
          key={mark.key}
          mark={mark}
          selected={hasItem(mark, selectedId)}
          highlighted={hasItem(mark, highlightedId)}
          onPress={press}
          onHighlight={onHighlight}
        />
      ))}
    </S.List>,
    map.getCanvasContainer(),
  );
}

interface PinProps {
  mark: Mark;
  selected: boolean;
  highlighted: boolean;
  onPress: (mark: Mark) => void;
  onHighlight: (id: string | null) => void;
}

/** Memoized, because a pointer passes over many pins and only the affected ones must render. */
const Pin = memo(function Pin({ mark, selected, highlighted, onPress, onHighlight }: PinProps) {
  return (
    <S.Item data-hue={itemsOf(mark)[0]?.hue} $raised={selected || highlighted}>
      <PinShape
        mark={mark}
        selected={selected}
        highlighted={highlighted}
        onPress={() => onPress(mark)}
        onHighlight={(on) => onHighlight(on && mark.kind === 'single' ? mark.item.id : null)}
      />
    </S.Item>
  );
});
