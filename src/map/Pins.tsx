import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '@/i18n/I18n';
import { boundsOf, grown } from './bounds';
import { clustersOf, standsFor, type Mark } from './clusters';
import { closestZoom, listenTo, showOn, type DrawnMap } from './DrawnMap';
import { PinShape } from './PinShape';
import * as S from './Pins.styles';
import type { Place } from './place';
import { useView } from './useView';

interface PinsProps {
  map: DrawnMap;
  places: Place[];
  selectedId: string | null;
  highlightedId: string | null;
  onSelect: (id: string) => void;
  /** Several at the same address were pressed. */
  onStack: (places: Place[]) => void;
  onHighlight: (id: string | null) => void;
  /** The bare map was pressed. */
  onPress: () => void;
}

/** Pins a little beyond the edges are there before the map has been moved to them. */
const beyond = 0.3;

/** The places as buttons over the map, in the order of the list. */
export function Pins(props: PinsProps) {
  const { map, places, selectedId, highlightedId, onSelect, onStack, onHighlight } = props;
  const { t } = useI18n();
  const view = useView(map);
  const clusters = useMemo(() => clustersOf(places), [places]);
  const marks = useMemo(
    () => clusters({ ...view, bounds: grown(view.bounds, beyond) }),
    [clusters, view],
  );
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const put = () => {
      marks.forEach(({ position: { lng, lat } }, index) => {
        const item = list.current?.children[index];
        const { x, y } = map.project([lng, lat]);
        if (item instanceof HTMLElement) item.style.transform = `translate(${x}px, ${y}px)`;
      });
    };
    put();
    return listenTo(map, 'move', put);
  }, [map, marks]);

  const pressed = useEffectEvent(props.onPress);
  useEffect(() => {
    return listenTo(map, 'click', ({ originalEvent }) => {
      if (originalEvent instanceof Event && originalEvent.target === map.getCanvas()) pressed();
    });
  }, [map]);

  /** What was chosen in the list comes into view, and out of its cluster. */
  const reveal = useEffectEvent((id: string) => {
    const place = places.find((one) => one.id === id);
    const alone = marks.some((mark) => mark.kind === 'place' && standsFor(mark, id));
    if (!place || alone) return;
    const { lng, lat } = place.position;
    map.easeTo({ center: [lng, lat], zoom: closestZoom - 0.5 });
  });
  useEffect(() => {
    if (selectedId !== null) reveal(selectedId);
  }, [selectedId]);

  const press = (mark: Mark) => {
    if (mark.kind === 'place') onSelect(mark.place.id);
    else if (mark.stacked) onStack(mark.places);
    else {
      const bounds = boundsOf(mark.places.map(({ position }) => position));
      if (bounds) showOn(map, bounds);
    }
  };
  return createPortal(
    <S.List ref={list} aria-label={t('map.pins')}>
      {marks.map((mark) => (
        <S.Item
          key={mark.key}
          data-hue={mark.hue}
          $raised={standsFor(mark, selectedId) || standsFor(mark, highlightedId)}
        >
          <PinShape
            mark={mark}
            selected={standsFor(mark, selectedId)}
            highlighted={standsFor(mark, highlightedId)}
            onPress={() => press(mark)}
            onPoint={(on) => onHighlight(on && mark.kind === 'place' ? mark.place.id : null)}
          />
        </S.Item>
      ))}
    </S.List>,
    map.getCanvasContainer(),
  );
}
