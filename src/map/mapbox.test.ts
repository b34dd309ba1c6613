afterEach(() => {
  delete process.env.NEXT_PUBLIC_MAPBOX_TOKEN;
});

test.each(['', 'pk.of-a-town'])(
  'the Mapbox token is an environment variable: "%s"',
  async (token) => {
    process.env.NEXT_PUBLIC_MAPBOX_TOKEN = token;
    await jest.isolateModulesAsync(async () => {
      const { mapboxToken, needsMapboxConsent } = await import('./mapbox');
      expect(mapboxToken).toBe(token);
      expect(needsMapboxConsent()).toBe(token !== '');
    });
  },
);
