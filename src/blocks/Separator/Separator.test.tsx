import { screen } from '@testing-library/react';
import { separator } from '../../../stories/fixtures/blocks/Separator';
import { mapBlockProps } from '../engine/testing/mapBlockProps';
import { renderBlock } from '../engine/testing/renderBlock';

it('is a line with the role separator', async () => {
  expect(await mapBlockProps('separator', {})).toEqual({});
  await renderBlock(separator.typical);
  expect(screen.getByRole('separator')).toBeInTheDocument();
});
