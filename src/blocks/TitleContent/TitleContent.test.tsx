import { screen } from '@testing-library/react';
import { titleContent } from '../../../stories/fixtures/blocks/TitleContent';
import { mapBlockProps } from '../engine/testing/mapBlockProps';
import { renderBlock } from '../engine/testing/renderBlock';

it('has the level of its position, not the editor’s', async () => {
  const raw = { plainTitle: 'Dove mangiare', headingLevel: 'h4', fontSize: 'small' };
  expect(await mapBlockProps('titleContent', raw, { headingLevel: 2 })).toEqual({
    text: 'Dove mangiare',
    level: 2,
    size: 'small',
  });
  expect(await mapBlockProps('titleContent', { ...raw, plainTitle: null })).toEqual({
    missing: 'title',
  });
});

it('is a heading', async () => {
  const { text, level } = titleContent.typical.props;
  await renderBlock(titleContent.typical);
  expect(screen.getByRole('heading', { level, name: text })).toBeVisible();
});
