import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Map } from 'react-map-gl/maplibre';
import type { MapFile } from '@studium/shared/town/map/MapFile';
import type { MapFonts } from '@studium/shared/town/map/names';
import { mapStyle } from '@studium/shared/town/map/style';
import { map as ownMap, palette } from '@studium/shared/town/appearance';
import { centerOf, contains } from '@/geo/bounds';
import { useI18n } from '@/i18n/I18n';
import { fontFamilies } from '@/theme/fonts';
import { getMapProps, type DrawingProps } from './DrawnMap';
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
 * The site’s fonts, which every page has loaded. MapLibre reads the weight from the first name. Letters that the
 * fonts lack are drawn in fonts of the device.
 */
const fonts: MapFonts = {
  text: ['Figtree SemiBold', ...fontFamilies('Figtree')],
  titles: ['Bricolage Grotesque Bold', ...fontFamilies('Bricolage Grotesque')],
};

/**
 * The town’s own map, which loads only files of the site. It fails when the browser cannot draw it, the file
 * does not load, or the map belongs to another place.
 */
export function OwnMap(props: DrawingProps) {
  const { bounds, onFail } = props;
  const file = ownMap && (!bounds || contains(ownMap.bounds, centerOf(bounds))) ? ownMap : null;
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (!file) fail();
  }, [file]);
  return file && <Drawing {...props} file={file} />;
}

function Drawing({ file, ...props }: DrawingProps & { file: MapFile }) {
  const { t } = useI18n();
  const isDark = useDarkTheme();
  const [library] = useState(startLoading);
  const style = useMemo(() => mapStyle(file, { palette, isDark, fonts }), [file, isDark]);
  return (
    <Map
      {...getMapProps(props)}
      mapLib={library}
      mapStyle={style}
      maxBounds={[...file.bounds]}
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

/** The map reports when its library cannot be loaded. The result of a render that React discards has no map. */
function startLoading() {
  const library = fetchMapLibre();
  library.catch(() => undefined);
  return library;
}

/** Loads the library and the reader of the town’s file, a new one for each map, so that a retry reads it again. */
async function fetchMapLibre() {
  const [library, { Protocol }] = await Promise.all([import('maplibre-gl'), import('pmtiles')]);
  library.addProtocol('pmtiles', new Protocol().tile);
  return library;
}
