import { env } from '../../env';
import type { ApiContext } from '../context';
import { flattenNodes, menuTree, nodeUri } from './nodes';

test.each([
  ['/alloggi', 'alloggi'],
  ['/en/accommodations?category=rooms', 'accommodations?category=rooms'],
  ['/english', 'english'],
  ['/en', ''],
  ['/en/', ''],
  ['/', ''],
  ['', ''],
])('the node that leads to %s of this site has the uri "%s"', (path, uri) => {
  expect(nodeUri(env.siteUrl + path)).toBe(uri);
});

test('a heading has no uri, and a link to another site keeps its url', () => {
  expect(nodeUri(null)).toBe('');
  expect(nodeUri('https://example.org/en/x')).toBe('https://example.org/en/x');
  expect(nodeUri(`${env.siteUrl}.example.org/x`)).toBe(`${env.siteUrl}.example.org/x`);
});

test('a menu keeps its headings, and loses a link to a hidden page with all below it', async () => {
  const toPage = (id: number) => ({ element: { relationTo: 'pages', value: id } });
  const toUrl = (url: string) => ({ kind: 'url', url, text: url });
  const nodes = [
    { link: { text: 'Heading' }, children: [{ link: toUrl('/alloggi') }] },
    { link: toPage(1), children: [{ link: toUrl('/eventi') }] },
  ];
  const read = { global: () => Promise.resolve({ nodes }), load: () => Promise.resolve(null) };
  const context = { read } as unknown as ApiContext;
  const texts = flattenNodes(await menuTree('headerMenu', 'it', context)).map(({ link, level }) => [
    level,
    link.text,
  ]);
  expect(texts).toEqual([
    [1, 'Heading'],
    [2, '/alloggi'],
  ]);
});

test('a node without a text has the title of its page, also after its text was deleted in the form', async () => {
  const toPage = { element: { relationTo: 'pages', value: 1 } };
  const nodes = [{ link: { ...toPage, text: '' } }, { link: { ...toPage, text: 'Own text' } }];
  const page = { title: 'Rents', slug: 'rents' };
  const read = { global: () => Promise.resolve({ nodes }), load: () => Promise.resolve(page) };
  const tree = await menuTree('headerMenu', 'it', { read } as unknown as ApiContext);
  expect(tree.map(({ link }) => link.text)).toEqual(['Rents', 'Own text']);
});

test('a heading that was a link before keeps the nodes below it', async () => {
  const element = { relationTo: 'pages', value: 1 };
  const children = [{ link: { kind: 'url', url: '/eventi', text: 'Events' } }];
  const nodes = [
    { link: { kind: 'url', url: '', element, text: 'Was a page' }, children },
    { link: { kind: 'element', url: 'https://example.org', text: 'Was an address' }, children },
  ];
  const read = { global: () => Promise.resolve({ nodes }), load: () => Promise.resolve(null) };
  const tree = await menuTree('headerMenu', 'it', { read } as unknown as ApiContext);
  expect(flattenNodes(tree).map(({ link }) => link.text)).toEqual([
    'Was a page',
    'Events',
    'Was an address',
    'Events',
  ]);
});
