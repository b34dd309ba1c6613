import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderIn } from '@/layout/testing';
import { AccommodationView } from './AccommodationView';
import { accommodation } from './fixtures';

it('tells the whole price, fees included, and how to get in touch', async () => {
  const { container } = renderIn('it', <AccommodationView accommodation={accommodation} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mansarda a San Vero');
  const aside = screen.getByRole('complementary', { name: 'Prezzo e contatti' });
  expect(within(aside).getByText('Totale al mese').nextSibling).toHaveTextContent('€ 455');
  expect(within(aside).getByRole('link', { name: 'Telefona a Elisa' })).toHaveAttribute(
    'href',
    'tel:0000123456',
  );
  expect(within(aside).getByText('Scheda aggiornata il 2 novembre 2026')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['freeSoon', 'Sarà disponibile a breve'],
  ['busy', 'Occupato'],
] as const)('warns when it is %s', (availability, words) => {
  renderIn('it', <AccommodationView accommodation={{ ...accommodation, availability }} />);
  const aside = screen.getByRole('complementary', { name: 'Prezzo e contatti' });
  expect(within(aside).getByText(words)).toBeInTheDocument();
});

it('adds the fees to both ends of a price range', () => {
  const price = { from: 380, to: 450, mode: 'perPerson' } as const;
  renderIn('en', <AccommodationView accommodation={{ ...accommodation, price }} />);
  expect(screen.getByText('Total per month').nextSibling).toHaveTextContent('€ 415–485');
});

it('stands with nothing but a title', async () => {
  const bare = {
    ...accommodation,
    image: null,
    gallery: [],
    categories: [],
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
  };
  const { container } = renderIn('it', <AccommodationView accommodation={bare} />);
  expect(screen.getByText('Prezzo da chiedere')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
