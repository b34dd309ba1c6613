import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { textContent } from '../../../stories/fixtures/blocks/TextContent';
import { mapped } from '../testing/mapped';
import { show } from '../testing/show';

const html = async (text: string | null, headingLevel: 2 | 3 | 5 = 2) => {
  const props = await mapped(
    'textContent',
    { textContent: text, fontSize: 'huge' },
    { headingLevel },
  );
  return 'html' in props ? props.html : props;
};

it('gives headings in the text the levels of their place, skipping none', async () => {
  expect(await html('<h3>Uno</h3><h4>Due</h4>')).toBe('<h2>Uno</h2><h3>Due</h3>');
  expect(await html('<h2>Uno</h2><h4>Due</h4>', 3)).toBe('<h3>Uno</h3><h4>Due</h4>');
  expect(await html('<h1>Uno</h1><h2>Due</h2><h3>Tre</h3>', 5)).toBe(
    '<h5>Uno</h5><h6>Due</h6><h6>Tre</h6>',
  );
});

it('routes links to the site inside, and marks others', async () => {
  expect(await html('<p><a href="https://studium.example/eventi?x=1#y">Eventi</a></p>')).toBe(
    '<p><a href="/eventi?x=1#y">Eventi</a></p>',
  );
  expect(await html('<p><a href="https://example.org" target="_blank">Fuori</a></p>')).toBe(
    '<p><a href="https://example.org/" rel="noopener external">Fuori</a></p>',
  );
});

it('has the size that the editor chose, otherwise the usual one', async () => {
  const sizes = ['small', 'medium', 'large', 'huge', null].map(async (fontSize) =>
    mapped('textContent', { textContent: '<p>Uno</p>', fontSize }),
  );
  expect(await Promise.all(sizes)).toEqual(
    ['small', 'medium', 'large', 'medium', 'medium'].map((size) => ({ html: '<p>Uno</p>', size })),
  );
});

it('is nothing without words', async () => {
  expect(await html('<p> </p>')).toEqual({ missing: 'text' });
  expect(await html(null)).toEqual({ missing: 'text' });
});

it('is shown as written', async () => {
  const { container } = await show(textContent.usual);
  expect(screen.getAllByRole('paragraph').length).toBeGreaterThan(0);
  expect(
    await axe(container, { rules: { 'heading-order': { enabled: false } } }),
  ).toHaveNoViolations();
});
