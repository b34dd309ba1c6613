import { screen, within } from '@testing-library/react';
import { listCategoriesAccommodations } from '../../../stories/fixtures/blocks/ListCategoriesAccommodations';
import { listCategoriesServices } from '../../../stories/fixtures/blocks/ListCategoriesServices';
import { listEvents } from '../../../stories/fixtures/blocks/ListEvents';
import { listNews } from '../../../stories/fixtures/blocks/ListNews';
import { listUniversities } from '../../../stories/fixtures/blocks/ListUniversities';
import type { CardLayout } from './CardList/cardLayout';
import {
  ListCategoriesAccommodations,
  ListCategoriesServices,
  ListEvents,
  ListNews,
  ListUniversities,
} from './lists';
import { renderOnAnyPage } from './testing/renderOnAnyPage';

const inSlider: { layout: CardLayout } = { layout: { slider: true, columns: 3 } };

it.each([
  [
    'Alloggi',
    4,
    <ListCategoriesAccommodations {...listCategoriesAccommodations.typical.props} {...inSlider} />,
  ],
  [
    'Servizi',
    4,
    <ListCategoriesServices {...listCategoriesServices.typical.props} {...inSlider} />,
  ],
  ['Eventi', 3, <ListEvents {...listEvents.typical.props} {...inSlider} />],
  ['News', 3, <ListNews {...listNews.typical.props} {...inSlider} />],
  ['Atenei', 3, <ListUniversities {...listUniversities.typical.props} {...inSlider} />],
])('%s can be a slider with a name, and is still a list', (name, count, list) => {
  renderOnAnyPage('it', list);
  const row = screen.getByRole('group', { name });
  expect(within(row).getAllByRole('listitem')).toHaveLength(count);
  expect(screen.getByRole('button', { name: 'Avanti', hidden: true })).toBeInTheDocument();
});

it.each([
  ['Senza gradini', <ListCategoriesAccommodations {...listCategoriesAccommodations.bare.props} />],
  ['Lavoro e tirocini', <ListCategoriesServices {...listCategoriesServices.bare.props} />],
  ['Corsa delle porte', <ListEvents {...listEvents.bare.props} />],
  ['Sciopero dei bus', <ListNews {...listNews.bare.props} />],
  ['Accademia di Belle Arti', <ListUniversities {...listUniversities.bare.props} />],
])('an entry may have only a title: %s', (name, list) => {
  renderOnAnyPage('it', list);
  expect(screen.getByRole('link', { name })).toBeInTheDocument();
});
