import { openSite } from '@/server/bff/testing/Browser';
import { expireContent } from '@/server/contentCache';
import { openCms, type TestServer } from '@/server/testing';
import { dataSetHandler } from './dataSetHandler';

let site: TestServer;
let closeCms: () => Promise<void>;
let requests = 0;

beforeAll(async () => {
  site = await openSite({ '/data': { handler: dataSetHandler } });
  closeCms = await openCms(({ name }) => {
    if (name !== 'OpenData') return { globalSets: [], navigationNodes: [] };
    requests += 1;
    return { entries: [] };
  });
});
beforeEach(expireContent);
afterAll(() => Promise.all([closeCms(), site.close()]));

it('loads the rows of a file once for many requests', async () => {
  const get = async (slug: string, more = '') => {
    const { status, headers } = await fetch(`${site.url}/data?locale=it&slug=${slug}${more}`);
    return [status, headers.get('content-disposition')];
  };
  const answers = await Promise.all(['&a=1', '&a=2', ''].map((more) => get('alloggi.csv', more)));
  expect(answers).toEqual(Array(3).fill([200, 'inline; filename="alloggi.csv"']));
  expect(requests).toBe(1);
  await get('alloggi.json');
  expect(requests).toBe(2);
  expect((await get('alloggi.xml'))[0]).toBe(404);
});
