/** Mapbox is used only when a town has a token; without one its code is never fetched. */
export const mapboxToken = process.env.NEXT_PUBLIC_MAPBOX_TOKEN ?? '';

let agreed = false;

/**
 * Whether the visitor must agree first: Mapbox receives the visitor's IP address, which the town’s own map
 * does not send.
 */
export function needsMapboxConsent(): boolean {
  return mapboxToken !== '' && !agreed;
}

/** Records the visitor's consent until the next page load; it is not stored. */
export function agreeToMapbox(): void {
  agreed = true;
}
