import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { guideDir } from '../paths';
import { readScreenshot } from './files';
import { Markdown } from './Markdown';
import { guideIndex, type GuidePage, guidePages, isGuidePage } from './pages';
import { readGuidePage, readGuideTitles } from './readGuide';
import { adminLanguages } from '../lib/adminLanguage';

/** A node and all nodes inside it. */
const withInner = (node: RootContent): RootContent[] => [
  node,
  ...('children' in node ? node.children.flatMap(withInner) : []),
];

const addresses = { linkTo: (url: string) => `to:${url}`, pictureAt: (url: string) => `at:${url}` };

const render = (nodes: RootContent[]): string =>
  renderToStaticMarkup(createElement(Markdown, { nodes, ...addresses }));

const allPages: GuidePage[] = [guideIndex, ...guidePages];

const countOf = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

describe.each(adminLanguages)('the guide in the language %s', (language) => {
  test('has a file for each page, and no other', () => {
    const files = readdirSync(path.join(guideDir, language)).filter((name) => name.endsWith('.md'));
    expect(files.map((name) => name.replace('.md', '')).sort()).toEqual(
      [guideIndex, ...guidePages].sort(),
    );
  });

  test('has links to all pages on its first page, in the same order', () => {
    const text = readFileSync(path.join(guideDir, language, `${guideIndex}.md`), 'utf8');
    const linked = [...text.matchAll(/^- \[[^\]]+\]\((\w+)\.md\)/gm)].map(([, name]) => name);
    expect(linked).toEqual([...guidePages]);
  });

  test('has a title on each page', async () => {
    const titles = await readGuideTitles(language);
    expect(titles.map(({ page }) => page)).toEqual([...guidePages]);
    for (const { page, title } of titles) expect(title).not.toBe(page);
  });

  test.each(allPages)('shows everything of %s', async (page) => {
    const { children } = await readGuidePage(language, page);
    const html = render(children);
    const nodes = children.flatMap(withInner);
    const types = (type: RootContent['type']) => nodes.filter((node) => node.type === type);
    expect(countOf(html, /<img/g)).toBe(types('image').length);
    expect(countOf(html, /href="to:/g)).toBe(types('link').length);
    expect(countOf(html, /<li>/g)).toBe(types('listItem').length);
    expect(countOf(html, /<strong>/g)).toBe(types('strong').length);
    const shown = new Set(['heading', 'paragraph', 'list', 'listItem', 'strong', 'emphasis']);
    for (const { type } of nodes)
      if (!shown.has(type)) expect(['text', 'inlineCode', 'link', 'image']).toContain(type);
  });

  test.each(allPages)('has one title and no skipped level in %s', async (page) => {
    const { children } = await readGuidePage(language, page);
    const levels = children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, n) => expect(level).toBeLessThanOrEqual((levels[n - 1] ?? 0) + 1));
  });

  test.each(allPages)('links %s only to pages of the guide', async (page) => {
    const { children } = await readGuidePage(language, page);
    for (const node of children.flatMap(withInner))
      if (node.type === 'link') expect(isGuidePage(node.url.replace(/\.md$/, ''))).toBe(true);
  });
});

test('HTML in a file is not rendered', () => {
  expect(render([{ type: 'html', value: '<script>alert(1)</script>' }])).toBe('');
});

test('only screenshots of the guide can be read', async () => {
  for (const name of ['../README.md', '..', '', '/etc/passwd', '..%2FREADME.md', 'none.webp'])
    expect([name, await readScreenshot('it', name)]).toEqual([name, null]);
  expect((await readScreenshot('it', 'desk.webp'))?.subarray(8, 12).toString()).toBe('WEBP');
});
