import { act, waitFor } from '@testing-library/react';
import { Map } from 'react-map-gl/maplibre';
import { renderIn } from '@/layout/testing';
import { OwnMap } from './OwnMap';
import type { Bounds } from './place';

jest.mock('react-map-gl/maplibre', () => ({ Map: jest.fn(() => null) }));

const style = (name: string) => ({
  version: 8,
  name,
  layers: [],
  sources: {},
  metadata: { 'studium:bounds': [12, 43, 13, 44] },
});

const fail = jest.fn();
let comes: boolean;

beforeEach(() => {
  comes = true;
  fail.mockReset();
  jest.mocked(Map).mockClear();
  document.documentElement.dataset.theme = 'light';
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
  });
  global.fetch = jest.fn(
    async (file: unknown) =>
      ({ ok: comes, status: 404, json: async () => style(String(file)) }) as Response,
  );
});

const show = (bounds: Bounds | null = null) =>
  renderIn('it', <OwnMap bounds={bounds} onDrawn={jest.fn()} onFail={fail} />);

const shown = () => jest.mocked(Map).mock.lastCall?.[0];

it('draws the town and nothing beyond it, in the visitor’s language', async () => {
  show([12.2, 43.2, 12.4, 43.4]);
  await waitFor(() => expect(Map).toHaveBeenCalled());
  expect(shown()).toMatchObject({
    mapStyle: { name: '/map/style.light.json' },
    maxBounds: [12, 43, 13, 44],
    initialViewState: { bounds: [12.2, 43.2, 12.4, 43.4] },
    locale: { 'CooperativeGesturesHandler.MobileHelpText': 'Usa due dita per muovere la mappa' },
  });
});

it('takes the colours of the theme, and keeps those that it has should the others not come', async () => {
  show();
  await waitFor(() => expect(Map).toHaveBeenCalled());
  act(() => void (document.documentElement.dataset.theme = 'dark'));
  await waitFor(() =>
    expect(shown()).toMatchObject({ mapStyle: { name: '/map/style.dark.json' } }),
  );
  comes = false;
  act(() => void (document.documentElement.dataset.theme = 'light'));
  await waitFor(() => expect(fail).toHaveBeenCalled());
  expect(shown()).toMatchObject({ mapStyle: { name: '/map/style.dark.json' } });
});

it('fails where its style does not come', async () => {
  comes = false;
  show();
  await waitFor(() => expect(fail).toHaveBeenCalledTimes(1));
  expect(Map).not.toHaveBeenCalled();
});

it('fails where it is of another place', async () => {
  show([9, 45, 9.1, 45.1]);
  await waitFor(() => expect(fail).toHaveBeenCalledTimes(1));
  expect(Map).not.toHaveBeenCalled();
});
