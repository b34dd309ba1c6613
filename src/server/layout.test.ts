import { AppError } from '@/errors/AppError';
import { LayoutDocument, NavigationMenuDocument } from '@/gql/graphql';
import type { Cms } from './cms/cmsFor';
import { layoutOrFallback } from './layout';
import { expireContent } from './contentCache';
import type { MapperContext } from './mapping/context';

const context: MapperContext = {
  locale: 'it',
  siteUrl: 'http://localhost:3000',
  cmsHost: 'http://localhost:4000',
  preview: false,
};
const named = (plainTitle: string): Cms => {
  const siteInfo = { __typename: 'siteInfo_GlobalSet', plainTitle, image: [] };
  return () => Promise.resolve({ globalSets: [siteInfo], navigationNodes: [] } as never);
};
const silent: Cms = () => new Promise(() => undefined);
const unreachable: Cms = () => Promise.reject(new AppError('cms/unreachable', 'no answer'));

async function cachedName(cms: Cms): Promise<string> {
  const { layout } = await layoutOrFallback(cms, context);
  return layout.siteName;
}

beforeEach(expireContent);

it('has the host name if nothing was ever loaded', async () => {
  expect(await cachedName(unreachable)).toBe('localhost');
});

it('is the stale one if the cms is unreachable or never answers', async () => {
  expect(await cachedName(named('Castelmora'))).toBe('Castelmora');
  expireContent();
  expect(await cachedName(unreachable)).toBe('Castelmora');
  expireContent();
  expect(await cachedName(silent)).toBe('Castelmora');
});

it('is the current one if the cms answers', async () => {
  await cachedName(named('Castelmora'));
  expireContent();
  expect(await cachedName(named('Castelmora sul Vero'))).toBe('Castelmora sul Vero');
});

it('reads each menu with the variables navHandle and siteHandle', async () => {
  const requests: unknown[] = [];
  const cms: Cms = (sent, variables) => {
    const document: unknown = sent;
    if (document === NavigationMenuDocument) requests.push(variables);
    const globalSets = document === LayoutDocument ? [] : undefined;
    return Promise.resolve({ globalSets, navigationNodes: [] } as never);
  };
  await cachedName(cms);
  const handles = ['headerMenu', 'topMenu', 'mainMenu'];
  expect(requests).toHaveLength(handles.length);
  for (const navHandle of handles)
    expect(requests).toContainEqual({ navHandle, siteHandle: ['it'] });
});
