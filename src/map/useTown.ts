import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useI18n } from '@/i18n/I18n';
import type { Engine } from './Engine';
import { agreeToMapbox, asksForMapbox } from './mapbox';
import { openTown } from './openTown';
import type { Bounds } from './place';
import { useDarkTheme } from './useDarkTheme';

type Town =
  /** Mapbox would learn of the visitor, who has to want it. */
  | { status: 'asking' }
  | { status: 'loading' }
  | { status: 'failed' }
  /** Drawn, and what it was opened to show: the list may hold something else by then. */
  | { status: 'ready'; engine: Engine; opened: Bounds | null };

interface UsedTown {
  town: Town;
  /** For the element that the map is drawn into. */
  sheet: RefObject<HTMLDivElement | null>;
  /** Agrees to what was asked, or tries once more. */
  begin: () => void;
}

/** Draws the map while the component is there. Only for what is rendered in the browser alone. */
export function useTown(bounds: Bounds | null): UsedTown {
  const { t } = useI18n();
  const sheet = useRef<HTMLDivElement>(null);
  const [town, setTown] = useState<Town>(() => ({
    status: asksForMapbox() ? 'asking' : 'loading',
  }));
  const dark = useDarkTheme();
  const wanted = town.status !== 'asking' && town.status !== 'failed';

  const open = useEffectEvent(async (element: HTMLElement, signal: AbortSignal) => {
    const gestures = {
      windows: t('map.gestures.windows'),
      mac: t('map.gestures.mac'),
      touch: t('map.gestures.touch'),
    };
    const words = { canvas: t('map.canvas'), gestures };
    const engine = await openTown(element, { bounds, dark, words }, signal);
    return { engine, opened: bounds };
  });

  useEffect(() => {
    const element = sheet.current;
    if (!wanted || !element) return;
    const leaving = new AbortController();
    const opening = open(element, leaving.signal).then(
      (drawn) => {
        if (leaving.signal.aborted) drawn.engine.close();
        else setTown({ status: 'ready', ...drawn });
        return drawn.engine;
      },
      () => {
        if (!leaving.signal.aborted) setTown({ status: 'failed' });
      },
    );
    return () => {
      leaving.abort();
      void opening.then((engine) => engine?.close());
    };
  }, [wanted]);

  const engine = town.status === 'ready' ? town.engine : null;
  useEffect(() => {
    engine?.setDark(dark);
  }, [engine, dark]);

  return {
    town,
    sheet,
    begin: () => {
      agreeToMapbox();
      setTown({ status: 'loading' });
    },
  };
}
