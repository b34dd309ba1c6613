import { parseTrustedProxies } from '@studium/shared/visitorAddress';
import { subscribe } from 'node:diagnostics_channel';
import { createServer, request as sendRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ServicesCategoriesDocument } from '@/gql/graphql';
import { cmsFor } from './cms/cmsFor';
import { logError } from './logs/logError';
import { prepareConsole } from './logs/prepareConsole';
import { createRequestIdentifier, requestId } from './requestId';

const printed: string[] = [];
const idsAtCms: unknown[] = [];
let site: Server;
let cms: Server;
let identify: (message: unknown) => void;

const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    printed.push(values.join(' '));
  });
  prepareConsole();
  cms = createServer((request, response) => {
    idsAtCms.push(request.headers['x-request-id']);
    response.end('{"data":{"categories":[]}}');
  });
  site = createServer((_, response) => {
    void cmsFor('it')(ServicesCategoriesDocument).then(() => {
      logError('page home it', null);
      response.end();
    });
  });
  await Promise.all([listen(cms), listen(site)]);
  process.env.CMS_HOST = `http://127.0.0.1:${portOf(cms)}`;
  // Only requests to the site get an id here; the fake CMS must receive it from the site.
  subscribe('http.server.request.start', (message) => {
    if ((message as { server: Server }).server === site) identify(message);
  });
});
beforeEach(() => {
  printed.length = 0;
  idsAtCms.length = 0;
});
afterAll(async () => {
  delete process.env.CMS_HOST;
  for (const server of [cms, site]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Sends a request to the site. @returns the id in the response */
function send(sentId?: string): Promise<string> {
  const headers = sentId === undefined ? {} : { 'x-request-id': sentId };
  return new Promise((resolve, reject) => {
    sendRequest({ port: portOf(site), host: '127.0.0.1', headers }, (response) => {
      response.resume().on('end', () => resolve(String(response.headers['x-request-id'])));
    })
      .on('error', reject)
      .end();
  });
}

it('the id of a request is in its response, in its log line and in its requests to the cms', async () => {
  identify = createRequestIdentifier(parseTrustedProxies('127.0.0.0/8'));
  const ids = await Promise.all([send(), send()]);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) {
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(printed).toContain(`[page home it] not an error: object request=${id}`);
  }
  expect(new Set(idsAtCms)).toEqual(new Set(ids));
  expect(requestId()).toBeNull();
});

it('the id of a trusted proxy stays', async () => {
  identify = createRequestIdentifier(parseTrustedProxies('127.0.0.0/8'));
  expect(await send('0af7651916cd43dd8448eb211c80319c')).toBe('0af7651916cd43dd8448eb211c80319c');
});

it.each([
  ['from a visitor', '10.0.0.0/8', '0af7651916cd43dd8448eb211c80319c'],
  ['that is too short', '127.0.0.0/8', 'short'],
  ['that is too long', '127.0.0.0/8', 'a'.repeat(65)],
  ['with other characters', '127.0.0.0/8', 'abcdefgh [page] forged'],
])('a forged id %s is replaced', async (_, trusted, forged) => {
  identify = createRequestIdentifier(parseTrustedProxies(trusted));
  const id = await send(forged);
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(printed).toEqual([`[page home it] not an error: object request=${id}`]);
  expect(idsAtCms).toEqual([id]);
});
