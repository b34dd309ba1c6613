/** Made once, and only where it is needed. A cheap phone takes some 30 ms for a format of Intl. */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
