import { screen } from '@testing-library/react';
import { AccommodationsView } from '@/content/accommodations/AccommodationsView';
import { teaser } from '@/content/accommodations/fixtures';
import { listingWith, WithQuery } from '@/features/listing/testing';
import { renderIn } from '@/i18n/testing/renderIn';
import { WherePanel } from '@/map/WherePanel';

jest.mock('@studium/shared/town/settings', () => ({
  ...jest.requireActual<object>('@studium/shared/town/settings'),
  ownsMap: false,
}));

const position = { lat: 43.412, lng: 12.049 };

it('the page of an entry has its address and directions, and no map', () => {
  renderIn(
    'it',
    <WherePanel
      section="accommodations"
      entry={{ title: 'Mansarda', address: 'Via Alta 8', position }}
    />,
  );
  expect(screen.getByText('Via Alta 8')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Indicazioni su OpenStreetMap' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/mappa/i);
});

it.each(['', 'view=map'])('a listing is a grid without a way to a map: ?%s', (query) => {
  renderIn(
    'it',
    <WithQuery query={query}>
      <AccommodationsView
        head={{ title: 'Trova casa', introduction: [], more: [] }}
        list={listingWith([{ ...teaser, position }])}
      />
    </WithQuery>,
  );
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('group', { name: 'Vista' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Mappa/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/La mappa sta arrivando/)).not.toBeInTheDocument();
});
