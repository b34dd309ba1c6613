import { useEffect, useEffectEvent, useRef } from 'react';
import type { View } from '../clusters';
import type { DrawingProps, DrawnMap } from '../DrawnMap';

type Listener = Parameters<DrawnMap['on']>[1];

/** A map that draws nothing and records the method calls. */
interface FakeMap extends DrawnMap {
  calls: string[];
  /** Simulates a change of the map's size. */
  resize: () => void;
  /** Simulates a movement by the visitor. */
  moveTo: (view: View) => void;
}

/** The map that was drawn last. */
export let map: FakeMap;

/** Replaces the component that draws the map. */
export function FakeDrawing({ onDrawn }: DrawingProps) {
  const layer = useRef<HTMLDivElement>(null);
  const drawn = useEffectEvent(onDrawn);
  useEffect(() => {
    let isMounted = true;
    // Later, like a real map, so that Strict Mode draws one map although it mounts the component twice.
    queueMicrotask(() => {
      if (isMounted && layer.current) drawn((map = fakeMap(layer.current)));
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return <div ref={layer} />;
}

export function FailingDrawing({ onFail }: DrawingProps) {
  const fail = useEffectEvent(onFail);
  useEffect(() => fail(), []);
  return null;
}

function fakeMap(layer: HTMLElement): FakeMap {
  const calls: string[] = [];
  const canvas = document.createElement('canvas');
  for (const side of ['clientWidth', 'clientHeight'])
    Object.defineProperty(canvas, side, { value: 1e6 });
  const listeners = {
    move: new Set<Listener>(),
    moveend: new Set<Listener>(),
    resize: new Set<Listener>(),
    click: new Set<Listener>(),
  };
  let view: View = { bounds: [12, 43.38, 12.1, 43.44], zoom: 15 };
  const settle = () => {
    for (const listener of [...listeners.move, ...listeners.moveend]) listener({});
  };
  return {
    calls,
    // Positions lie in the middle of a canvas that is far larger than a screen.
    project: ([lng, lat]) => ({ x: (lng - 12) * 1e5 + 5e5, y: (43.44 - lat) * 1e5 + 5e5 }),
    getBounds: () => {
      const [west, south, east, north] = view.bounds;
      return {
        getWest: () => west,
        getSouth: () => south,
        getEast: () => east,
        getNorth: () => north,
      };
    },
    getZoom: () => view.zoom,
    fitBounds: (bounds) => {
      calls.push(`show ${bounds.join(' ')}`);
      settle();
    },
    easeTo: ({ center: [lng, lat] }) => calls.push(`approach ${lat} ${lng}`),
    zoomIn: () => calls.push('zoom in'),
    zoomOut: () => calls.push('zoom out'),
    on: (type, listener) => listeners[type].add(listener),
    off: (type, listener) => listeners[type].delete(listener),
    getCanvas: () => canvas,
    getCanvasContainer: () => layer,
    touchZoomRotate: { disableRotation: () => undefined },
    keyboard: { disableRotation: () => undefined },
    resize: () => {
      for (const listener of listeners.resize) listener({});
      settle();
    },
    moveTo: (next) => {
      view = next;
      settle();
    },
  };
}
