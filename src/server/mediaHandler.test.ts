import { openSite } from './bff/testing/Browser';
import { config, mediaHandler } from './mediaHandler';
import { listen, type TestServer } from './testing';

let cms: TestServer;
let site: TestServer;
beforeAll(async () => {
  cms = await listen((_, response) => {
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    response.setHeader('content-type', 'application/pdf');
    response.setHeader('set-cookie', 'a=b');
    response.end('%PDF');
  });
  process.env.CMS_HOST = cms.url;
  site = await openSite({ '/media': { handler: mediaHandler, config } });
});
afterAll(async () => {
  delete process.env.CMS_HOST;
  await Promise.all([cms.close(), site.close()]);
});

it('sandboxes files as the cms does', async () => {
  const response = await fetch(`${site.url}/media?path=a.pdf`);
  expect(await response.text()).toBe('%PDF');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(response.headers.has('set-cookie')).toBe(false);
});
