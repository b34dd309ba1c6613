import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ServicesCategoriesDocument } from '@/gql/graphql';
import { cmsFor } from './cmsFor';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: { query: string; variables: unknown };
}

let server: Server;
const received: Received[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Received['body'];
      received.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.end('{"data":{"categories":[]}}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.CMS_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.PREVIEW_TOKEN = 'a-preview-token-for-tests';
});
beforeEach(() => received.splice(0));
afterAll(async () => {
  delete process.env.CMS_HOST;
  delete process.env.PREVIEW_TOKEN;
  await new Promise((resolve) => server.close(resolve));
});

test('a query is posted to /api of the cms, with the site of the language among its variables', async () => {
  await cmsFor('it')(ServicesCategoriesDocument, { limit: 3 });
  await cmsFor('en')(ServicesCategoriesDocument);
  expect(received).toMatchObject([
    { method: 'POST', url: '/api', body: { variables: { site: ['it'], limit: 3 } } },
    { method: 'POST', url: '/api', body: { variables: { site: ['en'] } } },
  ]);
  expect(received[0]?.body.query).toContain('query ServicesCategories(');
  expect(received[0]?.headers).not.toHaveProperty('authorization');
});

test('a preview adds the editor’s token and the site’s bearer token', async () => {
  await cmsFor('it', { token: 'of.an.editor' })(ServicesCategoriesDocument);
  expect(received[0]?.headers).toMatchObject({
    'x-craft-token': 'of.an.editor',
    authorization: 'Bearer a-preview-token-for-tests',
  });
});
