import { parseTrustedProxies } from '@studium/shared/visitorAddress';
import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import { ServicesCategoriesDocument } from '@/gql/graphql';
import { cmsFor } from './cms/cmsFor';
import { logError } from './logs/logError';
import { prepareConsole } from './logs/prepareConsole';
import { createRequestIdentifier, requestId } from './requestId';
import { listen, openCms, type TestServer } from './testing';

const printed: string[] = [];
const idsAtCms: unknown[] = [];
let site: TestServer;
let closeCms: () => Promise<void>;
let identify: (message: unknown) => void;

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    printed.push(values.join(' '));
  });
  prepareConsole();
  closeCms = await openCms(({ http }) => {
    idsAtCms.push(http.headers['x-request-id']);
    return { categories: [] };
  });
  site = await listen((_, response) => {
    void cmsFor('it')(ServicesCategoriesDocument).then(() => {
      logError('page home it', null);
      response.end();
    });
  });
  // Only requests to the site get an id here; the fake cms must receive it from the site.
  subscribe('http.server.request.start', (message) => {
    if ((message as { server: Server }).server === site.server) identify(message);
  });
});
beforeEach(() => {
  printed.length = 0;
  idsAtCms.length = 0;
});
afterAll(() => Promise.all([site.close(), closeCms()]));

/** Sends a request to the site. @returns the id in the response */
async function send(headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(site.url, { headers });
  await response.text();
  return response.headers.get('x-request-id') ?? '';
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
  expect(await send({ 'x-request-id': '0af7651916cd43dd8448eb211c80319c' })).toBe(
    '0af7651916cd43dd8448eb211c80319c',
  );
});

it.each([
  ['from a visitor', '10.0.0.0/8', '0af7651916cd43dd8448eb211c80319c'],
  ['that is too short', '127.0.0.0/8', 'short'],
  ['that is too long', '127.0.0.0/8', 'a'.repeat(65)],
  ['with other characters', '127.0.0.0/8', 'abcdefgh [page] forged'],
])('a forged id %s is replaced', async (_, trusted, forged) => {
  identify = createRequestIdentifier(parseTrustedProxies(trusted));
  const id = await send({ 'x-request-id': forged });
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(printed).toEqual([`[page home it] not an error: object request=${id}`]);
  expect(idsAtCms).toEqual([id]);
});
