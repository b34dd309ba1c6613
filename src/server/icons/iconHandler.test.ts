import sharp from 'sharp';
import { openSite } from '../bff/testing/Browser';
import { expireContent } from '../contentCache';
import { listen, openCms, type TestServer } from '../testing';
import { iconHandler } from './iconHandler';
import { iconVersion } from './iconVersion';
import { loadIcon } from './loadIcon';

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
let files: TestServer;
let site: TestServer;
let picture: Buffer;
let closeCms: () => Promise<void>;
/** Address of the chosen icon. */
let chosen: string | null;

const address = (name: string) => `${files.url}/media/${name}`;

beforeAll(async () => {
  picture = await sharp({
    create: { width: 600, height: 300, channels: 3, background: '#2f5d7c' },
  })
    .jpeg()
    .toBuffer();
  files = await listen(({ url }, response) => {
    if (url === '/media/sign.jpg') response.end(picture);
    else if (url === '/media/text.jpg') response.end('no picture');
    else response.writeHead(404).end();
  });
  site = await openSite({ '/icon': { handler: iconHandler } });
  closeCms = await openCms(() => ({
    globalSets: [
      {
        __typename: 'siteInfo_GlobalSet',
        plainTitle: 'Studium',
        image: chosen === null ? [] : [{ url: chosen }],
      },
    ],
    navigationNodes: [],
  }));
});
beforeEach(expireContent);
afterAll(async () => {
  log.mockRestore();
  await Promise.all([closeCms(), site.close(), files.close()]);
});

async function get(version: string, name: string) {
  const query = new URLSearchParams({ version, name }).toString();
  const response = await fetch(`${site.url}/icon?${query}`, { redirect: 'manual' });
  const { status, headers } = response;
  return { status, to: headers.get('location'), headers, body: await response.arrayBuffer() };
}

it.each([
  ['favicon', 96],
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
  ['icon-maskable', 512],
])('%s is a square PNG of %d pixels, cached for ever', async (name, size) => {
  chosen = address('sign.jpg');
  const { status, headers, body } = await get(iconVersion(chosen) ?? '', name);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('immutable');
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});

it('the picture is not cropped and has empty edges, which are opaque for Apple', async () => {
  chosen = address('sign.jpg');
  const pixels = async (name: string) => {
    const { body } = await get(iconVersion(chosen) ?? '', name);
    const { data, info } = await sharp(body)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const start = (y * info.width + x) * 4;
      return [...data.subarray(start, start + 4)];
    };
    return { corner: at(0, 0), left: at(1, Math.floor(info.height / 2)) };
  };
  const icon = await pixels('icon-192');
  expect(icon.corner[3]).toBe(0);
  expect(icon.left[3]).toBe(255);
  expect(icon.left[2]).toBeGreaterThan(100);
  expect((await pixels('apple-touch-icon')).corner).toEqual([251, 246, 236, 255]);
});

it('another version redirects to the current one, or to the built-in icon if none is chosen', async () => {
  chosen = address('sign.jpg');
  expect(await get('0000000000', 'icon-192')).toMatchObject({
    status: 307,
    to: `/icon/${iconVersion(chosen)}/icon-192.png`,
  });
  chosen = null;
  expireContent();
  expect(await get('0000000000', 'favicon')).toMatchObject({ to: '/icons/favicon.svg' });
  expect(await get('0000000000', 'icon-512')).toMatchObject({ to: '/icons/icon-512.png' });
  expect(await get('0000000000', 'other')).toMatchObject({ status: 404 });
});

it.each(['text.jpg', 'gone.jpg'])(
  'the built-in icon replaces %s, and the error is logged',
  async (name) => {
    chosen = address(name);
    log.mockClear();
    const { status, to, headers } = await get(iconVersion(chosen) ?? '', 'icon-192');
    expect([status, to]).toEqual([307, '/icons/icon-192.png']);
    expect(headers.get('cache-control')).toBe('public, max-age=5');
    expect(log).toHaveBeenCalled();
  },
);

it('an icon of the cms is loaded from its internal address', async () => {
  const { CMS_HOST } = process.env;
  process.env.CMS_HOST = 'https://cms.invalid';
  process.env.CMS_INTERNAL_URL = files.url;
  const png = await loadIcon('https://cms.invalid/media/sign.jpg', 'icon-192');
  process.env.CMS_HOST = CMS_HOST;
  delete process.env.CMS_INTERNAL_URL;
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 192 });
});
