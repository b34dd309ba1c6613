import type { Field } from 'payload';
import { leavesOf } from './leaves';
import { filesOf } from './references';

const kindIs = (kind: string) => (_: unknown, sibling: { kind?: string }) => sibling.kind === kind;

const link: Field = {
  name: 'link',
  type: 'group',
  fields: [
    { name: 'kind', type: 'text' },
    { name: 'element', type: 'text', admin: { condition: kindIs('element') } },
  ],
};

const fields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'One',
        fields: [
          { name: 'title', type: 'text', localized: true, label: { it: 'Titolo', en: 'Title' } },
          { type: 'row', fields: [{ name: 'image', type: 'upload', relationTo: 'media' }] },
          {
            name: 'contentManager',
            type: 'blocks',
            localized: true,
            blocks: [
              { slug: 'picture', fields: [{ name: 'image', type: 'upload', relationTo: 'media' }] },
              { slug: 'links', fields: [{ name: 'links', type: 'array', fields: [link] }] },
            ],
          },
        ],
      },
    ],
  },
  { name: 'searchText', type: 'text', admin: { hidden: true } },
];

const places = (document: Record<string, unknown>) =>
  leavesOf(fields, document).map(({ path, site, value }) => [path, site, value]);

test('a localized field is listed once per language, another field once', () => {
  expect(places({ title: { it: 'Camera', en: 'Room' }, image: 3 })).toEqual([
    ['title', 'it', 'Camera'],
    ['title', 'en', 'Room'],
    ['image', null, 3],
  ]);
});

test('fields in blocks have their path in the form and the language of the block', () => {
  const contentManager = { it: [], en: [{ blockType: 'picture', image: 5 }] };
  expect(places({ contentManager })).toContainEqual(['contentManager.0.image', 'en', 5]);
});

test('a label that is a function, as those of all fields of the admin, has its texts', () => {
  const label = Object.assign(() => 'Camere', { it: 'Camere', en: 'Rooms' });
  const [leaf] = leavesOf([{ name: 'bedrooms', type: 'number', label }], {});
  expect(leaf?.label).toEqual({ it: 'Camere', en: 'Rooms' });
});

test('the value of a hidden field is ignored', () => {
  const links = [{ link: { kind: 'url', element: 'old' } }];
  const paths = places({ contentManager: { it: [{ blockType: 'links', links }] } }).map(([p]) => p);
  expect(paths).toContain('contentManager.0.links.0.link.kind');
  expect(paths).not.toContain('contentManager.0.links.0.link.element');
});

test('a block that the page builder no longer has is ignored', () => {
  expect(places({ contentManager: { it: [{ blockType: 'gone', image: 5 }] } })).toHaveLength(3);
});

test('all files of an entry are listed, also those in lists of files', () => {
  const files = {
    type: 'upload' as const,
    name: 'x',
    label: { it: '', en: '' },
    path: 'x',
    site: null,
  };
  expect(
    filesOf([
      { ...files, value: [1, { id: 2 }] },
      { ...files, value: null },
    ]),
  ).toEqual([expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2 })]);
});
