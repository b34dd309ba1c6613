import { useState } from 'react';
import { Map } from 'react-map-gl/mapbox';
import { useI18n } from '@/i18n/I18n';
import { getMapProps, type DrawingProps } from './DrawnMap';
import { mapboxToken } from './mapbox';
import { useDarkTheme } from './useDarkTheme';

/**
 * Mapbox’s map of the town. It renders only after the visitor agreed, because it sends requests to Mapbox. It
 * fails when the browser cannot draw it or Mapbox refuses the token.
 */
export function MapboxMap(props: DrawingProps) {
  const { t } = useI18n();
  const dark = useDarkTheme();
  const [library] = useState(fetchMapbox);
  return (
    <Map
      {...getMapProps(props)}
      mapLib={library}
      mapboxAccessToken={mapboxToken}
      mapStyle={`mapbox://styles/mapbox/${dark ? 'dark' : 'light'}-v11`}
      projection="mercator"
      // The button of the points of interest takes the lower corner.
      logoPosition="top-left"
      locale={{
        'Map.Title': t('map.canvas'),
        'ScrollZoomBlocker.CtrlMessage': t('map.gestures.windows'),
        'ScrollZoomBlocker.CmdMessage': t('map.gestures.mac'),
        'TouchPanBlocker.Message': t('map.gestures.touch'),
      }}
    />
  );
}

/** Loads the library and its style sheet, which shows Mapbox’s name and sources as Mapbox requires. */
async function fetchMapbox() {
  const [library] = await Promise.all([
    import('mapbox-gl'),
    import('mapbox-gl/dist/mapbox-gl.css'),
  ]);
  return library;
}
