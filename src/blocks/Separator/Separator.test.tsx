import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { separator } from '../../../stories/fixtures/blocks/Separator';
import { mapped } from '../testing/mapped';
import { show } from '../testing/show';

it('is a line that assistive technology hears as one', async () => {
  expect(await mapped('separator', {})).toEqual({});
  const { container } = await show(separator.usual);
  expect(screen.getByRole('separator')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
