/** Runs once when Next starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ start }, { preloadAllPlaces }] = await Promise.all([
    import('./src/server/start'),
    import('./src/features/listing/server/preloadPlaces'),
  ]);
  start();
  // Does not wait, because the site must start without the cms too.
  void preloadAllPlaces();
}
