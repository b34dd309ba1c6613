import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { group } from '../../../stories/fixtures/blocks/Group';
import { mapped } from '../testing/mapped';
import { show } from '../testing/show';

it('has nothing of its own to map', async () => {
  expect(await mapped('group', {})).toEqual({});
});

it('gives its colour to what it holds', async () => {
  const { container } = await show({
    ...group.usual,
    frame: { ...group.usual.frame, background: 'plum' },
  });
  const [heading] = screen.getAllByRole('heading');
  expect(heading?.closest('[data-ground]')).toHaveAttribute('data-ground', 'plum');
  expect(await axe(container)).toHaveNoViolations();
});
