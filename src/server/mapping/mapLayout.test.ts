import type { FooterContentFragment } from '@/gql/graphql';
import type { Cms } from '../cms/cmsFor';
import type { MapperContext } from './context';
import { mapLayout } from './mapLayout';

const context: MapperContext = {
  locale: 'it',
  siteUrl: 'https://studium.example',
  cmsHost: 'https://cms.example',
  preview: false,
};
const cms: Cms = () => Promise.reject(new Error('The footer sends no requests.'));

async function footerOf(...rows: object[]) {
  const footerContent = rows as FooterContentFragment[];
  const globalSets = [{ __typename: 'footer1_GlobalSet' as const, footerContent }];
  const menus = { headerMenu: [], topMenu: [], mainMenu: [] };
  const { layout } = await mapLayout({ globalSets, menus } as never, cms, context);
  return layout.footer;
}

const text = (textContent: string | null) => ({
  __typename: 'footerContent_textContent_BlockType',
  textContent,
});
const menu = {
  __typename: 'footerContent_navigationMenu_BlockType',
  navigationMenu: [{ id: '1', title: 'Note legali', url: '/note', newWindow: '', level: 1 }],
};

it('names a menu of the footer after the heading above it, as people read it', async () => {
  const [column] = await footerOf(
    text('<h2>Chi &quot;è&quot; <em>qui</em> &amp; &lt;ora&gt;</h2>'),
    menu,
  );
  expect(column?.[1]).toMatchObject({ type: 'menu', label: 'Chi "è" qui & <ora>' });
});

it('names a menu without a heading after its first item', async () => {
  expect((await footerOf(menu))[0]?.[0]).toMatchObject({ label: 'Note legali' });
});

it('has no column for a text that the editors left empty', async () => {
  expect(await footerOf(text(null), text('<p> </p>'))).toEqual([]);
});
