'use client';
import { useTheme } from '@payloadcms/ui';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Map, type MapRef, Marker, NavigationControl } from 'react-map-gl/maplibre';
import type { MapFile } from '@studium/shared/town/map/MapFile';
import { mapStyle } from '@studium/shared/town/map/style';
import { palette } from '@studium/shared/town/appearance';
import { type Position, roundPosition } from './movePosition';
import { useLanguage } from './useLanguage';

const locales = {
  it: {
    'NavigationControl.ZoomIn': 'Ingrandisci la mappa',
    'NavigationControl.ZoomOut': 'Rimpicciolisci la mappa',
    'CooperativeGesturesHandler.WindowsHelpText': 'Per ingrandire la mappa scorri tenendo Ctrl',
    'CooperativeGesturesHandler.MacHelpText': 'Per ingrandire la mappa scorri tenendo ⌘',
    'CooperativeGesturesHandler.MobileHelpText': 'Usa due dita per muovere la mappa',
  },
  en: {
    'NavigationControl.ZoomIn': 'Zoom in',
    'NavigationControl.ZoomOut': 'Zoom out',
    'CooperativeGesturesHandler.WindowsHelpText': 'Hold Ctrl and scroll to zoom the map',
    'CooperativeGesturesHandler.MacHelpText': 'Hold ⌘ and scroll to zoom the map',
    'CooperativeGesturesHandler.MobileHelpText': 'Use two fingers to move the map',
  },
};

/** The admin has fonts of the system. */
const fonts = { text: ['system-ui'], titles: ['system-ui'] };

const workerUrl = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;

interface PickerMapProps {
  file: MapFile;
  pin: Position | null;
  onPick: (position: Position) => void;
  onDrawn: () => void;
  /** Something could not be loaded, before or after the map is drawn. */
  onFail: () => void;
}

/** The town’s own map, as on the site, with a pin at the position. A click moves the pin. */
export default function PickerMap({ file, pin, onPick, onDrawn, onFail }: PickerMapProps) {
  const isDark = useTheme().theme === 'dark';
  const language = useLanguage();
  const map = useRef<MapRef>(null);
  const [library] = useState(fetchMapLibre);
  const [west, south, east, north] = file.bounds;
  const style = useMemo(() => mapStyle(file, { palette, isDark, fonts }), [file, isDark]);

  // Arrow keys may move the pin out of the visible part.
  const { lat, lng } = pin ?? {};
  useEffect(() => {
    if (lat === undefined || lng === undefined || !map.current) return;
    if (!map.current.getBounds().contains([lng, lat])) map.current.easeTo({ center: [lng, lat] });
  }, [lat, lng]);

  return (
    <Map
      ref={map}
      mapLib={library}
      mapStyle={style}
      initialViewState={
        pin
          ? { latitude: pin.lat, longitude: pin.lng, zoom: 16 }
          : { bounds: [west, south, east, north] }
      }
      maxBounds={[west, south, east, north]}
      maxZoom={18}
      workerUrl={workerUrl}
      locale={locales[language]}
      cursor="crosshair"
      cooperativeGestures
      keyboard={false}
      dragRotate={false}
      touchPitch={false}
      attributionControl={false}
      onLoad={({ target }) => {
        onDrawn();
        target.touchZoomRotate.disableRotation();
        // The arrow keys belong to the element around the map.
        target.getCanvas().tabIndex = -1;
      }}
      onClick={({ lngLat }) => onPick(roundPosition(lngLat))}
      onError={onFail}
    >
      <NavigationControl showCompass={false} />
      {pin && (
        <Marker longitude={pin.lng} latitude={pin.lat} anchor="bottom">
          <svg className="studium-map__pin" viewBox="0 0 24 32" aria-hidden="true">
            <path d="M12 31C12 31 2 19 2 11.5a10 10 0 0 1 20 0C22 19 12 31 12 31z" />
            <circle cx="12" cy="11.5" r="4" />
          </svg>
        </Marker>
      )}
    </Map>
  );
}

/** Loads the library and the reader of the town’s file. */
async function fetchMapLibre() {
  const [library, { Protocol }] = await Promise.all([import('maplibre-gl'), import('pmtiles')]);
  library.addProtocol('pmtiles', new Protocol().tile);
  return library;
}
