import { useState } from 'react';
import { Map } from 'react-map-gl/mapbox';
import { useI18n } from '@/i18n/I18n';
import { mannersOf, type DrawingProps } from './DrawnMap';
import { mapboxToken } from './mapbox';
import { useDarkTheme } from './useDarkTheme';

/**
 * Mapbox’s map of the place. Only after the visitor’s action: it asks Mapbox for everything. It fails
 * where the browser cannot draw, and where Mapbox refuses the token.
 */
export function MapboxMap(props: DrawingProps) {
  const { t } = useI18n();
  const dark = useDarkTheme();
  const [library] = useState(fetchMapbox);
  return (
    <Map
      {...mannersOf(props)}
      mapLib={library}
      mapboxAccessToken={mapboxToken}
      mapStyle={`mapbox://styles/mapbox/${dark ? 'dark' : 'light'}-v11`}
      projection="mercator"
      // The lower corner has the button of the points of interest.
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

/** With its style sheet, which shows Mapbox’s name and sources as Mapbox asks for. */
async function fetchMapbox() {
  const [library] = await Promise.all([
    import('mapbox-gl'),
    import('mapbox-gl/dist/mapbox-gl.css'),
  ]);
  return library;
}
