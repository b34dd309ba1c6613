import mapbox, { type Map } from 'mapbox-gl';
import { closestZoom, drawingMs, type Engine, type EngineOptions } from './Engine';
import { corners, engineOf, fitting } from './engineOf';
import { mapboxToken } from './mapbox';

/** Mapbox asks for its name and sources to be shown, which its own style sheet does. */
const sheet = new URL('../../node_modules/mapbox-gl/dist/mapbox-gl.css', import.meta.url).href;

function addStyleSheet(): void {
  if (document.querySelector(`link[href="${sheet}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  document.head.append(link);
}

const styleOf = (dark: boolean) => `mapbox://styles/mapbox/${dark ? 'dark' : 'light'}-v11`;

/**
 * Draws Mapbox’s map of the place. Only after the visitor’s action: it asks Mapbox for everything.
 * @throws where the browser cannot draw, or Mapbox refuses the token, or does not answer
 */
export async function openMapbox(
  container: HTMLElement,
  { bounds, dark, words }: EngineOptions,
  signal: AbortSignal,
): Promise<Engine> {
  addStyleSheet();
  const map = new mapbox.Map({
    accessToken: mapboxToken,
    container,
    style: styleOf(dark),
    ...(bounds && { bounds: corners(bounds), fitBoundsOptions: fitting }),
    maxZoom: closestZoom,
    projection: 'mercator',
    cooperativeGestures: true,
    dragRotate: false,
    touchPitch: false,
    locale: {
      'Map.Title': words.canvas,
      'ScrollZoomBlocker.CtrlMessage': words.gestures.windows,
      'ScrollZoomBlocker.CmdMessage': words.gestures.mac,
      'TouchPanBlocker.Message': words.gestures.touch,
    },
  });
  map.touchZoomRotate.disableRotation();
  try {
    await drawn(map, AbortSignal.any([signal, AbortSignal.timeout(drawingMs)]));
  } catch (error) {
    map.remove();
    throw error;
  }
  let shownDark = dark;
  return engineOf(map, (wanted) => {
    if (wanted !== shownDark) map.setStyle(styleOf(wanted));
    shownDark = wanted;
  });
}

/** A refused token is an error before the first drawing. */
function drawn(map: Map, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('load', () => resolve());
    map.once('error', ({ error }) => reject(error));
    signal.addEventListener('abort', () => reject(new Error('Mapbox took too long')));
  });
}
