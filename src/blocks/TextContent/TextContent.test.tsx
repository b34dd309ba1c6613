import { screen } from '@testing-library/react';
import { textContent } from '../../../stories/fixtures/blocks/TextContent';
import { mapBlockProps } from '../engine/testing/mapBlockProps';
import { renderBlock } from '../engine/testing/renderBlock';

const html = async (text: string | null, headingLevel: 2 | 3 | 5 = 2) => {
  const props = await mapBlockProps(
    'textContent',
    { textContent: text, fontSize: 'huge' },
    { headingLevel },
  );
  return 'html' in props ? props.html : props;
};

it('adjusts headings in the text to their position, without skipping a level', async () => {
  expect(await html('<h3>Uno</h3><h4>Due</h4>')).toBe('<h2>Uno</h2><h3>Due</h3>');
  expect(await html('<h2>Uno</h2><h4>Due</h4>', 3)).toBe('<h3>Uno</h3><h4>Due</h4>');
  expect(await html('<h1>Uno</h1><h2>Due</h2><h3>Tre</h3>', 5)).toBe(
    '<h5>Uno</h5><h6>Due</h6><h6>Tre</h6>',
  );
});

it('makes links to the site relative, and marks external links', async () => {
  expect(await html('<p><a href="https://studium.example/eventi?x=1#y">Eventi</a></p>')).toBe(
    '<p><a href="/eventi?x=1#y">Eventi</a></p>',
  );
  expect(await html('<p><a href="https://example.org" target="_blank">Fuori</a></p>')).toBe(
    '<p><a href="https://example.org/" rel="noopener external">Fuori</a></p>',
  );
});

it('has the size that the editor chose, otherwise the default size', async () => {
  const sizes = ['small', 'medium', 'large', 'huge', null].map(async (fontSize) =>
    mapBlockProps('textContent', { textContent: '<p>Uno</p>', fontSize }),
  );
  expect(await Promise.all(sizes)).toEqual(
    ['small', 'medium', 'large', 'medium', 'medium'].map((size) => ({ html: '<p>Uno</p>', size })),
  );
});

it('is omitted without a text', async () => {
  expect(await html('<p> </p>')).toEqual({ missing: 'text' });
  expect(await html(null)).toEqual({ missing: 'text' });
});

it('shows the text', async () => {
  await renderBlock(textContent.typical);
  expect(screen.getAllByRole('paragraph').length).toBeGreaterThan(0);
});
