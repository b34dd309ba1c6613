import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { accordion } from '../../../stories/fixtures/blocks/Accordion';
import { mapped } from '../testing/mapped';
import { show } from '../testing/show';

it('takes the heading level of its place, and is nothing without a heading', async () => {
  expect(await mapped('accordion', { plainTitle: 'Quando?' }, { headingLevel: 4 })).toEqual({
    title: 'Quando?',
    level: 4,
  });
  expect(await mapped('accordion', { plainTitle: '' })).toEqual({ missing: 'title' });
});

it('is closed until its heading is clicked', async () => {
  const { container } = await show(accordion.usual);
  const answer = screen.getByText(/entro trenta giorni/);
  expect(answer).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { level: 3, name: /contratto/ }));
  expect(answer).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
