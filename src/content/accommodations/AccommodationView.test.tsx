import { screen, within } from '@testing-library/react';
import { renderIn } from '@/i18n/testing/renderIn';
import { AccommodationView } from './AccommodationView';
import { accommodation } from './fixtures';

it('shows the total price with fees, and the contacts', () => {
  renderIn('it', <AccommodationView accommodation={accommodation} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mansarda a San Vero');
  const aside = screen.getByRole('complementary', { name: 'Prezzo e contatti' });
  expect(within(aside).getByText('Totale al mese').nextSibling).toHaveTextContent('€ 455');
  expect(within(aside).getByRole('link', { name: 'Telefona a Elisa' })).toHaveAttribute(
    'href',
    'tel:0000123456',
  );
  expect(within(aside).getByText('Ultimo aggiornamento: 2 novembre 2026')).toBeInTheDocument();
});

it('adds the fees to both ends of a price range', () => {
  const price = { from: 380, to: 450, mode: 'perPerson' } as const;
  renderIn('en', <AccommodationView accommodation={{ ...accommodation, price }} />);
  expect(screen.getByText('Total per month').nextSibling).toHaveTextContent('€ 415–485');
});

it('shows the terms, the energy class and the date of the office’s check', () => {
  renderIn('it', <AccommodationView accommodation={accommodation} />);
  expect(screen.getByText('Cauzione').nextSibling).toHaveTextContent('€ 840');
  expect(screen.getByText('Permanenza').nextSibling).toHaveTextContent('da 6 a 36 mesi');
  expect(screen.getByText('1 dicembre 2026')).toHaveAttribute(
    'datetime',
    '2026-12-01T00:00:00+01:00',
  );
  expect(screen.getByText(/^Classe D,/)).toBeInTheDocument();
  expect(screen.getByText('EPgl,nren').nextSibling).toHaveTextContent('142,5 kWh/m² l’anno');
  expect(screen.getByText('Involucro in estate').nextSibling).toHaveTextContent('buono');
  expect(screen.getByText('Controllato il 20 ottobre 2026')).toBeInTheDocument();
});

it('shows the reason for a missing energy class, and the code of a short let', () => {
  const energy = { ...accommodation.energy, class: null, exemption: 'seasonalUse' } as const;
  const terms = { ...accommodation.terms, cin: 'IT000000X0000' };
  renderIn('en', <AccommodationView accommodation={{ ...accommodation, energy, terms }} />);
  expect(screen.getByText(/used for less than four months/)).toBeInTheDocument();
  expect(screen.getByText('IT000000X0000')).toBeInTheDocument();
});

it('renders with a title only', () => {
  const bare = {
    ...accommodation,
    image: null,
    gallery: [],
    labels: [],
    type: null,
    bedrooms: null,
    beds: null,
    bathrooms: null,
    includedServices: [],
    price: null,
    contacts: [],
    related: [],
    houseRulesHtml: '',
    ownerTermsHtml: '',
    accommodationDisclaimerHtml: '',
    terms: { deposit: null, minimumStay: null, maximumStay: null, availableFrom: null, cin: '' },
    energy: {
      class: null,
      exemption: null,
      nonRenewable: null,
      renewable: null,
      winter: null,
      summer: null,
    },
    verifiedOn: null,
  };
  renderIn('it', <AccommodationView accommodation={bare} />);
  expect(screen.getByText('Prezzo da chiedere')).toBeInTheDocument();
});
