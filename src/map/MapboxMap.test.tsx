import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { renderIn } from '@/i18n/testing/renderIn';
import { MapboxMap } from './MapboxMap';
import { OwnMap } from './OwnMap';
import { FailingDrawing, FakeDrawing } from './testing/FakeDrawing';
import { mapEntries } from './testing/mapEntries';
import { TownMap } from './TownMap';

jest.mock('./MapboxMap', () => ({ MapboxMap: jest.fn() }));
jest.mock('./OwnMap', () => ({ OwnMap: jest.fn() }));
jest.mock('./mapbox', () => {
  // TownMap reads it when it is imported, after its own imports.
  process.env.NEXT_PUBLIC_MAPBOX_TOKEN = 'pk.of-the-town';
  return {
    mapboxToken: 'pk.of-the-town',
    needsMapboxConsent: () => true,
    agreeToMapbox: () => undefined,
  };
});

beforeEach(() => {
  jest.mocked(MapboxMap).mockReset().mockImplementation(FakeDrawing);
  jest.mocked(OwnMap).mockReset().mockImplementation(FakeDrawing);
});

const agree = async () => {
  renderIn('it', <TownMap entries={mapEntries} label="Mappa" />);
  expect(screen.getByText(/Mapbox riceve il tuo indirizzo IP/)).toBeInTheDocument();
  expect(MapboxMap).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Carica la mappa' }));
};

it('draws Mapbox’s map after the visitor agreed', async () => {
  await agree();
  expect(await screen.findByRole('list', { name: 'Luoghi sulla mappa' })).toBeInTheDocument();
  expect(OwnMap).not.toHaveBeenCalled();
});

it('shows the town’s own map when Mapbox fails, and ignores later errors of Mapbox', async () => {
  const reports: (() => void)[] = [];
  jest.mocked(MapboxMap).mockImplementation((props) => {
    reports.push(props.onFail);
    return <FailingDrawing {...props} />;
  });
  jest.mocked(OwnMap).mockImplementation(function Own(props) {
    useEffect(() => reports.forEach((report) => report()), []);
    return <FakeDrawing {...props} />;
  });
  await agree();
  expect(await screen.findByRole('list', { name: 'Luoghi sulla mappa' })).toBeInTheDocument();
});
