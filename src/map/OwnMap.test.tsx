import { act, waitFor } from '@testing-library/react';
import { Map } from 'react-map-gl/maplibre';
import { map } from '@studium/shared/town/appearance';
import { renderIn } from '@/i18n/testing/renderIn';
import { dark, light } from '@/theme/tokens';
import { OwnMap } from './OwnMap';
import type { Bounds } from '@/geo/position';

jest.mock('react-map-gl/maplibre', () => ({ Map: jest.fn(() => null) }));
// Jest cannot resolve a package that only has an ES module.
jest.mock('maplibre-gl', () => ({ addProtocol: jest.fn() }), { virtual: true });
jest.mock('pmtiles', () => ({ Protocol: jest.fn() }));

const fail = jest.fn();

beforeEach(() => {
  fail.mockReset();
  jest.mocked(Map).mockClear();
  document.documentElement.dataset.theme = 'light';
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
  });
});

const show = (bounds: Bounds | null = null) =>
  renderIn('it', <OwnMap bounds={bounds} onDrawn={jest.fn()} onFail={fail} />);

const shown = () => jest.mocked(Map).mock.lastCall?.[0];

/** The colours of the names, whose outlines have the colour of paper. */
const styled = (theme: { paper: string }) => ({
  mapStyle: {
    layers: expect.arrayContaining([
      expect.objectContaining({
        id: 'streetName',
        paint: expect.objectContaining({ 'text-halo-color': theme.paper }),
      }),
    ]),
  },
});

it('limits the map to the town, and shows texts in the visitor’s language', () => {
  show([12.03, 43.4, 12.05, 43.42]);
  expect(shown()).toMatchObject({
    maxBounds: map?.bounds,
    initialViewState: { bounds: [12.03, 43.4, 12.05, 43.42] },
    locale: { 'CooperativeGesturesHandler.MobileHelpText': 'Usa due dita per muovere la mappa' },
  });
});

it('has the colours of the theme, also after a change of theme', async () => {
  show();
  expect(shown()).toMatchObject(styled(light));
  act(() => void (document.documentElement.dataset.theme = 'dark'));
  await waitFor(() => expect(shown()).toMatchObject(styled(dark)));
});

it('fails when it belongs to another place', () => {
  show([9, 45, 9.1, 45.1]);
  expect(fail).toHaveBeenCalled();
  expect(Map).not.toHaveBeenCalled();
});
