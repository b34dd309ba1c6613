import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accordion } from '../../../stories/fixtures/blocks/Accordion';
import { mapBlockProps } from '../engine/testing/mapBlockProps';
import { renderBlock } from '../engine/testing/renderBlock';

it('has the heading level of its position, and is omitted without a heading', async () => {
  expect(await mapBlockProps('accordion', { plainTitle: 'Quando?' }, { headingLevel: 4 })).toEqual({
    title: 'Quando?',
    level: 4,
  });
  expect(await mapBlockProps('accordion', { plainTitle: '' })).toEqual({ missing: 'title' });
});

it('is closed until its heading is clicked', async () => {
  await renderBlock(accordion.typical);
  const answer = screen.getByText(/entro trenta giorni/);
  expect(answer).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { level: 3, name: /contratto/ }));
  expect(answer).toBeVisible();
});

it('is open while the page prints, and closes after it if it was closed', async () => {
  await renderBlock(accordion.typical);
  const answer = screen.getByText(/entro trenta giorni/);
  fireEvent(window, new Event('beforeprint'));
  expect(answer).toBeVisible();
  fireEvent(window, new Event('afterprint'));
  expect(answer).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { level: 3, name: /contratto/ }));
  fireEvent(window, new Event('beforeprint'));
  fireEvent(window, new Event('afterprint'));
  expect(answer).toBeVisible();
});
