import { Map } from 'react-map-gl/mapbox';
import { useI18n } from '@/i18n/I18n';
import { mannersOf, type DrawingProps } from './DrawnMap';
import { mapboxToken } from './mapbox';
import { useDarkTheme } from './useDarkTheme';

/** Mapbox asks for its name and sources to be shown, which its own style sheet does. */
const sheet = new URL('../../node_modules/mapbox-gl/dist/mapbox-gl.css', import.meta.url).href;

/**
 * Mapbox’s map of the place. Only after the visitor’s action: it asks Mapbox for everything. It fails
 * where the browser cannot draw, and where Mapbox refuses the token.
 */
export function MapboxMap(props: DrawingProps) {
  const { t } = useI18n();
  const dark = useDarkTheme();
  return (
    <>
      <link rel="stylesheet" href={sheet} />
      <Map
        {...mannersOf(props)}
        mapboxAccessToken={mapboxToken}
        mapStyle={`mapbox://styles/mapbox/${dark ? 'dark' : 'light'}-v11`}
        projection="mercator"
        locale={{
          'Map.Title': t('map.canvas'),
          'ScrollZoomBlocker.CtrlMessage': t('map.gestures.windows'),
          'ScrollZoomBlocker.CmdMessage': t('map.gestures.mac'),
          'TouchPanBlocker.Message': t('map.gestures.touch'),
        }}
      />
    </>
  );
}
