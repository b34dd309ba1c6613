import { Script } from 'node:vm';
import type { NextApiRequest, NextApiResponse } from 'next';
import { worker } from './worker';

/** Calls the handler of /sw.js with fakes of Next's request and response. */
async function fetchWorker() {
  const headers: Record<string, string> = {};
  let text = '';
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
      return response;
    },
    status: () => response,
    send: (sent: string) => (text = sent),
  };
  const request = { method: 'GET', query: {} };
  await worker(request as unknown as NextApiRequest, response as unknown as NextApiResponse);
  return { headers, text };
}

afterEach(() => {
  delete process.env.OFFLINE;
});

it('serves the worker of this build, which browsers must revalidate', async () => {
  const { headers, text } = await fetchWorker();
  expect(headers['Cache-Control']).toBe('no-cache');
  expect(headers['Content-Type']).toBe('text/javascript; charset=utf-8');
  expect(text).toMatch(/^const build = "[^"]+";\n/);
  expect(text).toContain("addEventListener('fetch'");
  expect(() => new Script(text)).not.toThrow();
});

it('serves the worker that removes itself and its caches if OFFLINE is off', async () => {
  process.env.OFFLINE = 'off';
  const { text } = await fetchWorker();
  expect(text).toContain('registration.unregister()');
  expect(text).not.toContain("addEventListener('fetch'");
});
