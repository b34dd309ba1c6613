import { useEffect, useEffectEvent, useState } from 'react';
import { Map } from 'react-map-gl/maplibre';
import { useI18n } from '@/i18n/I18n';
import { toMutableBounds, getMapProps, type DrawingProps } from './DrawnMap';
import { fetchTownStyle, type TownStyle } from './fetchTownStyle';
import { useDarkTheme } from './useDarkTheme';

/**
 * A file of the site itself, because the Content Security Policy allows no other worker. The path is relative,
 * because Next refuses the address of an ES module in a package.
 */
const workerUrl = new URL(
  '../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs',
  import.meta.url,
).href;

/**
 * The town’s own map, which loads only files of the site. It fails when the browser cannot draw it, a file
 * does not load, or the map belongs to another place.
 */
export function OwnMap(props: DrawingProps) {
  const { t } = useI18n();
  const town = useTownStyle(props);
  if (!town) return null;
  return (
    <Map
      {...getMapProps(props)}
      mapStyle={town.style}
      maxBounds={toMutableBounds(town.bounds)}
      workerUrl={workerUrl}
      attributionControl={false}
      locale={{
        'Map.Title': t('map.canvas'),
        'CooperativeGesturesHandler.WindowsHelpText': t('map.gestures.windows'),
        'CooperativeGesturesHandler.MacHelpText': t('map.gestures.mac'),
        'CooperativeGesturesHandler.MobileHelpText': t('map.gestures.touch'),
      }}
    />
  );
}

/** Loads the style of the current theme. When it fails to load, the previous style stays. */
function useTownStyle({ bounds, onFail }: DrawingProps): TownStyle | null {
  const dark = useDarkTheme();
  const [town, setTown] = useState<TownStyle | null>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const controller = new AbortController();
    fetchTownStyle(dark, bounds, controller.signal).then(setTown, () => {
      if (!controller.signal.aborted) fail();
    });
    return () => controller.abort();
  }, [dark, bounds]);
  return town;
}
