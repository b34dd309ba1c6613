import { AppError } from '@/errors/AppError';
import { LayoutDocument, NavigationMenuDocument } from '@/gql/graphql';
import type { Cms } from './cms';
import { forgetLayout, layoutAtHand } from './layout';
import type { MapContext } from './mapping/context';

const context: MapContext = {
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
const gone: Cms = () => Promise.reject(new AppError('cms/unreachable', 'gone'));

async function nameAtHand(cms: Cms): Promise<string> {
  const { layout } = await layoutAtHand('it', cms, context);
  return layout.siteName;
}

beforeEach(() => {
  forgetLayout();
  // The points of interest that are read with it fail here, which is only logged.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('is the address alone while nothing was ever loaded', async () => {
  expect(await nameAtHand(gone)).toBe('localhost');
});

it('is what was loaded last where the cms is gone, or takes longer than a second', async () => {
  expect(await nameAtHand(named('Castelmora'))).toBe('Castelmora');
  forgetLayout();
  expect(await nameAtHand(gone)).toBe('Castelmora');
  forgetLayout();
  const began = performance.now();
  expect(await nameAtHand(silent)).toBe('Castelmora');
  expect(performance.now() - began).toBeLessThan(2000);
});

it('is the newest where the cms answers', async () => {
  await nameAtHand(named('Castelmora'));
  forgetLayout();
  expect(await nameAtHand(named('Castelmora sul Vero'))).toBe('Castelmora sul Vero');
});

it('reads each menu with the variables navHandle and siteHandle', async () => {
  const asked: unknown[] = [];
  const cms: Cms = (sent, variables) => {
    const document: unknown = sent;
    if (document === NavigationMenuDocument) asked.push(variables);
    const globalSets = document === LayoutDocument ? [] : undefined;
    return Promise.resolve({ globalSets, navigationNodes: [] } as never);
  };
  await nameAtHand(cms);
  const handles = ['headerMenu', 'topMenu', 'mainMenu'];
  expect(asked).toHaveLength(handles.length);
  for (const navHandle of handles) expect(asked).toContainEqual({ navHandle, siteHandle: ['it'] });
});
