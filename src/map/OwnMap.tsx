import { useEffect, useEffectEvent, useState } from 'react';
import { Map } from 'react-map-gl/maplibre';
import { useI18n } from '@/i18n/I18n';
import { corners, mannersOf, type DrawingProps } from './DrawnMap';
import { fetchTownStyle, type TownStyle } from './fetchTownStyle';
import { useDarkTheme } from './useDarkTheme';

/** A file of the site itself: the policy allows no other worker. */
const workerUrl = new URL(
  '../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs',
  import.meta.url,
).href;

/**
 * The town’s own map; nothing comes from outside the site. It fails where the browser cannot draw, a
 * file does not come, or the map is of another place.
 */
export function OwnMap(props: DrawingProps) {
  const { t } = useI18n();
  const town = useTownStyle(props);
  if (!town) return null;
  return (
    <Map
      {...mannersOf(props)}
      mapStyle={town.style}
      maxBounds={corners(town.bounds)}
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

/** In the colours of the theme; should those of another not come, it keeps the ones that it has. */
function useTownStyle({ bounds, onFail }: DrawingProps): TownStyle | null {
  const dark = useDarkTheme();
  const [town, setTown] = useState<TownStyle | null>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const leaving = new AbortController();
    fetchTownStyle(dark, bounds, leaving.signal).then(setTown, () => {
      if (!leaving.signal.aborted) fail();
    });
    return () => leaving.abort();
  }, [dark, bounds]);
  return town;
}
