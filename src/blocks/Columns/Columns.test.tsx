import { screen } from '@testing-library/react';
import { columns } from '../../../stories/fixtures/blocks/Columns';
import { mapBlockProps } from '../engine/testing/mapBlockProps';
import { renderBlock } from '../engine/testing/renderBlock';

it('uses the number of the next narrower width when the editor gave none', async () => {
  const raw = {
    columnNumberMobile: null,
    columnNumberTablet: 2,
    columnNumberDesktop: null,
    columnNumberWide: 12,
  };
  expect(await mapBlockProps('columns', raw)).toEqual({
    columns: { mobile: 1, tablet: 2, desktop: 2, wide: 2 },
  });
});

it('shows its blocks in their order', async () => {
  await renderBlock(columns.typical);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Scendi dal treno',
    'Passa da noi',
    'Mangia qualcosa',
  ]);
});
