import { screen, within } from '@testing-library/react';
import { context } from '@/blocks/engine/testing/rawBlocks';
import { renderIn } from '@/i18n/testing/renderIn';
import { AccommodationView } from './AccommodationView';
import { accommodation } from './fixtures';
import { mapAccommodation } from './server/mapper';
import type { Accommodation } from './detail';

/** An accommodation in the shape of the contract. */
const raw: Parameters<typeof mapAccommodation>[0] = {
  id: '7',
  slug: 'mansarda',
  title: 'Mansarda',
  dateUpdated: null,
  localized: [],
  excerpt: null,
  accommodationType: 'doubleRoom',
  bedrooms: 3,
  bedsNumber: 5,
  bathroomsNumber: 2,
  includedServices: ['Wi-Fi', 'Gas'],
  priceMin: 300,
  priceMax: 350,
  condominiumFees: 40,
  pricingMode: 'perPerson',
  houseRules: '<p>Silenzio dopo le undici.</p>',
  ownerTerms: '<p>Due mesi di preavviso.</p>',
  ownerName: null,
  availabilityStatus: 'busy',
  studentCardReserved: true,
  deposit: null,
  minimumStay: null,
  maximumStay: null,
  availableFrom: null,
  verifiedOn: null,
  energyClass: null,
  energyExemption: null,
  epglNren: null,
  epglRen: null,
  envelopeWinter: null,
  envelopeSummer: null,
  cin: null,
  address: { address: 'Vicolo 8', lat: 43.4, lng: 12 },
  contactLinks: [],
  categories: [],
  image: [],
  gallery: [],
  embedUrl: 'https://vimeo.com/76979871',
  contentManager: [],
  seo: null,
};
const notes = {
  priceDisclaimer: '<p>Utenze escluse.</p>',
  accommodationDisclaimer: '<p>Nota.</p>',
};

function show(changes: Partial<typeof raw> = {}) {
  const around = { blocks: [], related: [], notes };
  return renderIn(
    'it',
    <AccommodationView accommodation={mapAccommodation({ ...raw, ...changes }, around, context)} />,
  );
}

const aside = () => within(screen.getByRole('complementary', { name: 'Prezzo e contatti' }));
const valueOf = (name: string) => screen.getByText(name).nextSibling;

it('shows the type, the rooms, the beds, the baths and the included services', () => {
  show();
  expect(valueOf('Tipo')).toHaveTextContent('Camera doppia');
  expect(valueOf('Camere')).toHaveTextContent('3');
  expect(valueOf('Posti letto')).toHaveTextContent('5');
  expect(valueOf('Bagni')).toHaveTextContent('2');
  const included = screen.getByRole('heading', { name: 'Che cosa è compreso' }).nextElementSibling;
  expect(included).toHaveTextContent('Wi-FiGas');
  expect(screen.getByText('Riservato alla Studium Card')).toBeVisible();
});

it('shows in the aside the rent range without fees, the fees, and the sum', () => {
  show();
  expect(aside().getByText('Affitto').nextSibling).toHaveTextContent('€ 300–350');
  expect(aside().getByText('Spese condominiali').nextSibling).toHaveTextContent('€ 40');
  expect(aside().getByText('Totale al mese').nextSibling).toHaveTextContent('€ 340–390');
});

it.each([
  ['perPerson', 'al mese, a persona'],
  ['perRoom', 'al mese, a camera'],
  ['wholeHouse', 'al mese, casa intera'],
])('shows prices in euro per month: %s', (pricingMode, words) => {
  show({ pricingMode });
  expect(aside().getByText(words).parentElement).toHaveTextContent(/^€ 300–350/);
});

it('shows in the aside the status, the rules, the terms of the owner and both notes', () => {
  show();
  expect(aside().getByText('Occupato')).toBeInTheDocument();
  expect(aside().getByText('Silenzio dopo le undici.')).toBeVisible();
  expect(aside().getByText('Due mesi di preavviso.')).toBeVisible();
  expect(aside().getByText('Utenze escluse.')).toBeVisible();
  expect(aside().getByText('Nota.')).toBeVisible();
});

it.each<[Accommodation['availability'], string]>([
  ['busy', 'var(--busy)'],
  ['freeSoon', 'var(--free-soon)'],
])('shows an alert in the colour of the status: %s', (availability, color) => {
  renderIn('it', <AccommodationView accommodation={{ ...accommodation, availability }} />);
  const alert = aside().getByText(
    availability === 'busy' ? 'Occupato' : 'Sarà disponibile a breve',
  );
  expect(getComputedStyle(alert).getPropertyValue('--dot').trim()).toBe(color);
});

it('shows in the aside the embedded media and a map', async () => {
  show();
  expect(await aside().findByRole('button', { name: 'Carica il video' })).toBeVisible();
  expect(aside().getByRole('heading', { name: 'Dove si trova' })).toBeVisible();
});
