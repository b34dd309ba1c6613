import { act, waitFor } from '@testing-library/react';
import { Map } from 'react-map-gl/maplibre';
import { renderIn } from '@/layout/testing';
import { OwnMap } from './OwnMap';
import type { Bounds } from '@/geo/position';

jest.mock('react-map-gl/maplibre', () => ({ Map: jest.fn(() => null) }));

const style = (name: string) => ({
  version: 8,
  name,
  layers: [],
  sources: {},
  metadata: { 'studium:bounds': [12, 43, 13, 44] },
});

const fail = jest.fn();
let isAvailable: boolean;

beforeEach(() => {
  isAvailable = true;
  fail.mockReset();
  jest.mocked(Map).mockClear();
  document.documentElement.dataset.theme = 'light';
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
  });
  global.fetch = jest.fn(
    async (file: unknown) =>
      ({ ok: isAvailable, status: 404, json: async () => style(String(file)) }) as Response,
  );
});

const show = (bounds: Bounds | null = null) =>
  renderIn('it', <OwnMap bounds={bounds} onDrawn={jest.fn()} onFail={fail} />);

const shown = () => jest.mocked(Map).mock.lastCall?.[0];

it('limits the map to the town, and shows texts in the visitor’s language', async () => {
  show([12.2, 43.2, 12.4, 43.4]);
  await waitFor(() => expect(Map).toHaveBeenCalled());
  expect(shown()).toMatchObject({
    mapStyle: { name: '/map/style.light.json' },
    maxBounds: [12, 43, 13, 44],
    initialViewState: { bounds: [12.2, 43.2, 12.4, 43.4] },
    locale: { 'CooperativeGesturesHandler.MobileHelpText': 'Usa due dita per muovere la mappa' },
  });
});

it('uses the colours of the theme, and the previous colours when the new style fails to load', async () => {
  show();
  await waitFor(() => expect(Map).toHaveBeenCalled());
  act(() => void (document.documentElement.dataset.theme = 'dark'));
  await waitFor(() =>
    expect(shown()).toMatchObject({ mapStyle: { name: '/map/style.dark.json' } }),
  );
  isAvailable = false;
  act(() => void (document.documentElement.dataset.theme = 'light'));
  await waitFor(() => expect(fail).toHaveBeenCalled());
  expect(shown()).toMatchObject({ mapStyle: { name: '/map/style.dark.json' } });
});

it('fails when its style does not load', async () => {
  isAvailable = false;
  show();
  await waitFor(() => expect(fail).toHaveBeenCalledTimes(1));
  expect(Map).not.toHaveBeenCalled();
});

it('fails when its style belongs to another place', async () => {
  show([9, 45, 9.1, 45.1]);
  await waitFor(() => expect(fail).toHaveBeenCalledTimes(1));
  expect(Map).not.toHaveBeenCalled();
});
