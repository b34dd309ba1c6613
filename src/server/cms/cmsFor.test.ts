import { ServicesCategoriesDocument } from '@/gql/graphql';
import { openCms, type CmsRequest } from '../testing';
import { cmsFor } from './cmsFor';

const received: CmsRequest[] = [];
let closeCms: () => Promise<void>;

beforeAll(async () => {
  process.env.PREVIEW_TOKEN = 'a-preview-token-for-tests';
  closeCms = await openCms((request) => {
    received.push(request);
    return { categories: [] };
  });
});
beforeEach(() => received.splice(0));
afterAll(() => {
  delete process.env.PREVIEW_TOKEN;
  return closeCms();
});

test('a query is posted to /api of the cms, with the site of the language among its variables', async () => {
  await cmsFor('it')(ServicesCategoriesDocument, { limit: 3 });
  await cmsFor('en')(ServicesCategoriesDocument);
  expect(received).toMatchObject([
    { http: { method: 'POST', url: '/api' }, variables: { site: ['it'], limit: 3 } },
    { http: { method: 'POST', url: '/api' }, variables: { site: ['en'] } },
  ]);
  expect(received[0]?.query).toContain('query ServicesCategories(');
  expect(received[0]?.http.headers).not.toHaveProperty('authorization');
});

test('a preview adds the editor’s token and the site’s bearer token', async () => {
  await cmsFor('it', 'of.an.editor')(ServicesCategoriesDocument);
  expect(received[0]?.http.headers).toMatchObject({
    'x-craft-token': 'of.an.editor',
    authorization: 'Bearer a-preview-token-for-tests',
  });
});
