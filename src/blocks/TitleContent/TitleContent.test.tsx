import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { titleContent } from '../../../stories/fixtures/blocks/TitleContent';
import { mapped } from '../testing/mapped';
import { show } from '../testing/show';

it('has the level of its place, whatever the editor wished for', async () => {
  const raw = { plainTitle: 'Dove mangiare', headingLevel: 'h4', fontSize: 'small' };
  expect(await mapped('titleContent', raw, { headingLevel: 2 })).toEqual({
    text: 'Dove mangiare',
    level: 2,
    size: 'small',
  });
  expect(await mapped('titleContent', { ...raw, plainTitle: null })).toEqual({ missing: 'title' });
});

it('is a heading', async () => {
  const { text, level } = titleContent.usual.props;
  const { container } = await show(titleContent.usual);
  expect(screen.getByRole('heading', { level, name: text })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
