afterEach(() => {
  delete process.env.NEXT_PUBLIC_MAPBOX_TOKEN;
});

test.each(['', 'pk.of-a-town'])('the key of the map service is a setting: "%s"', async (token) => {
  process.env.NEXT_PUBLIC_MAPBOX_TOKEN = token;
  await jest.isolateModulesAsync(async () => {
    const { mapboxToken, asksForMapbox } = await import('./mapbox');
    expect(mapboxToken).toBe(token);
    expect(asksForMapbox()).toBe(token !== '');
  });
});
