/** Mapbox draws only where a town has a token; without one its code is never fetched. */
export const mapboxToken = process.env.NEXT_PUBLIC_MAPBOX_TOKEN ?? '';

let agreed = false;

/** Whether a visitor still has to be asked: Mapbox learns who they are, as the town’s own map does not. */
export function asksForMapbox(): boolean {
  return mapboxToken !== '' && !agreed;
}

/** The visitor wants it. It holds until the page is loaded anew; nothing is kept. */
export function agreeToMapbox(): void {
  agreed = true;
}
