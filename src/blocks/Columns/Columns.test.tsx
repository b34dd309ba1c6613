import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { columns } from '../../../stories/fixtures/blocks/Columns';
import { mapped } from '../testing/mapped';
import { show } from '../testing/show';

it('takes the number of the next narrower width where an editor gave none', async () => {
  const raw = {
    columnNumberMobile: null,
    columnNumberTablet: 2,
    columnNumberDesktop: null,
    columnNumberWide: 12,
  };
  expect(await mapped('columns', raw)).toEqual({
    columns: { mobile: 1, tablet: 2, desktop: 2, wide: 2 },
  });
});

it('holds its blocks in their order', async () => {
  const { container } = await show(columns.usual);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Scendi dal treno',
    'Passa da noi',
    'Mangia qualcosa',
  ]);
  // In a page a heading of level 2 stands before them.
  expect(
    await axe(container, { rules: { 'heading-order': { enabled: false } } }),
  ).toHaveNoViolations();
});
