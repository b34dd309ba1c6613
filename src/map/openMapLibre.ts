import { Map, setWorkerUrl } from 'maplibre-gl';
import { contains, middleOf } from './bounds';
import { closestZoom, drawingMs, type Engine, type EngineOptions } from './Engine';
import { corners, engineOf, fitting } from './engineOf';
import { fetchTownStyle } from './fetchTownStyle';

// A file of the site itself: the policy allows no other worker.
setWorkerUrl(
  new URL('../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href,
);

/**
 * Draws the town’s own map; nothing comes from outside the site.
 * @throws where the browser cannot draw, a file does not come, or the map shows another place
 */
export async function openMapLibre(
  container: HTMLElement,
  { bounds, dark, words }: EngineOptions,
  signal: AbortSignal,
): Promise<Engine> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(drawingMs)]);
  const town = await fetchTownStyle(dark, inTime);
  if (bounds && !contains(town.bounds, middleOf(bounds)))
    throw new Error('The place is not on this map');
  const map = new Map({
    container,
    style: town.style,
    bounds: corners(bounds ?? town.bounds),
    fitBoundsOptions: fitting,
    maxBounds: corners(town.bounds),
    maxZoom: closestZoom,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    locale: {
      'Map.Title': words.canvas,
      'CooperativeGesturesHandler.WindowsHelpText': words.gestures.windows,
      'CooperativeGesturesHandler.MacHelpText': words.gestures.mac,
      'CooperativeGesturesHandler.MobileHelpText': words.gestures.touch,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  try {
    await drawn(map, inTime);
  } catch (error) {
    map.remove();
    throw error;
  }
  let shownDark = dark;
  return engineOf(map, (wanted) => {
    if (wanted === shownDark) return;
    shownDark = wanted;
    fetchTownStyle(wanted, signal).then(
      ({ style }) => map.setStyle(style),
      // The other colours do not come: these are still a map.
      () => undefined,
    );
  });
}

/** The first drawing is the proof: an error before it means that something is missing. */
function drawn(map: Map, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('load', () => resolve());
    map.once('error', ({ error }) => reject(new Error('The map failed', { cause: error })));
    signal.addEventListener('abort', () => reject(new Error('The map took too long')));
  });
}
