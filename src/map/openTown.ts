import type { Engine, EngineOptions } from './Engine';
import { asksForMapbox, mapboxToken } from './mapbox';

/**
 * Draws a map into an element: Mapbox’s where the town has a token and the visitor agreed, else and
 * should that fail the town’s own. The code of either is fetched here, on use.
 * @throws where no map can be drawn
 */
export async function openTown(
  element: HTMLElement,
  options: EngineOptions,
  signal: AbortSignal,
): Promise<Engine> {
  if (mapboxToken && !asksForMapbox()) {
    try {
      const { openMapbox } = await import('./openMapbox');
      return await openMapbox(freshSheet(element), options, signal);
    } catch {
      signal.throwIfAborted();
    }
  }
  const { openMapLibre } = await import('./openMapLibre');
  signal.throwIfAborted();
  return openMapLibre(freshSheet(element), options, signal);
}

/** What a failed attempt left behind is gone. */
function freshSheet(element: HTMLElement): HTMLElement {
  const sheet = document.createElement('div');
  element.replaceChildren(sheet);
  return sheet;
}
