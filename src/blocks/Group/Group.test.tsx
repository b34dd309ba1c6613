import { screen } from '@testing-library/react';
import { group } from '../../../stories/fixtures/blocks/Group';
import { mapBlockProps } from '../engine/testing/mapBlockProps';
import { renderBlock } from '../engine/testing/renderBlock';

it('applies its colour to its children', async () => {
  expect(await mapBlockProps('group', {})).toEqual({});
  await renderBlock({
    ...group.typical,
    frame: { ...group.typical.frame, background: 'plum' },
  });
  const [heading] = screen.getAllByRole('heading');
  expect(heading?.closest('[data-ground]')).toHaveAttribute('data-ground', 'plum');
});
