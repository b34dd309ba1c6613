import { Script } from 'node:vm';
import type { NextApiRequest, NextApiResponse } from 'next';
import { worker } from './worker';

/** Asks for /sw.js as Next does. */
async function ask() {
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

it('answers the worker of this build, which browsers ask for anew each time', async () => {
  const { headers, text } = await ask();
  expect(headers['Cache-Control']).toBe('no-cache');
  expect(headers['Content-Type']).toBe('text/javascript; charset=utf-8');
  expect(text).toMatch(/^const build = "[^"]+";\n/);
  expect(text).toContain("addEventListener('fetch'");
  expect(() => new Script(text)).not.toThrow();
});

it('answers the one that goes and takes all along where it is switched off', async () => {
  process.env.OFFLINE = 'off';
  const { text } = await ask();
  expect(text).toContain('registration.unregister()');
  expect(text).not.toContain("addEventListener('fetch'");
});
