import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { renderIn } from '@/layout/testing';
import { MapboxMap } from './MapboxMap';
import { OwnMap } from './OwnMap';
import { FailingDrawing, FakeDrawing } from './testing/FakeDrawing';
import { places } from './testing/places';
import { TownMap } from './TownMap';

jest.mock('./MapboxMap', () => ({ MapboxMap: jest.fn() }));
jest.mock('./OwnMap', () => ({ OwnMap: jest.fn() }));
jest.mock('./mapbox', () => ({
  mapboxToken: 'pk.of-the-town',
  asksForMapbox: () => true,
  agreeToMapbox: () => undefined,
}));

beforeEach(() => {
  jest.mocked(MapboxMap).mockReset().mockImplementation(FakeDrawing);
  jest.mocked(OwnMap).mockReset().mockImplementation(FakeDrawing);
});

const agree = async () => {
  renderIn('it', <TownMap places={places} label="Mappa" size="page" />);
  expect(screen.getByText(/Mapbox riceve il tuo indirizzo IP/)).toBeInTheDocument();
  expect(MapboxMap).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Carica la mappa' }));
};

it('is drawn once the visitor has agreed', async () => {
  await agree();
  expect(await screen.findByRole('list', { name: 'Luoghi sulla mappa' })).toBeInTheDocument();
  expect(OwnMap).not.toHaveBeenCalled();
});

it('gives way to the town’s own map where it fails, and is not heard any more', async () => {
  const complaints: (() => void)[] = [];
  jest.mocked(MapboxMap).mockImplementation((props) => {
    complaints.push(props.onFail);
    return <FailingDrawing {...props} />;
  });
  jest.mocked(OwnMap).mockImplementation(function Own(props) {
    useEffect(() => complaints.forEach((complain) => complain()), []);
    return <FakeDrawing {...props} />;
  });
  await agree();
  expect(await screen.findByRole('list', { name: 'Luoghi sulla mappa' })).toBeInTheDocument();
});
