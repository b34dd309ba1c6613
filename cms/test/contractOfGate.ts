import { z } from 'zod';
import type { TestCms } from './cms';
import { StaffClient } from './StaffClient';

const endpoints = z.array(z.object({ owner: z.string(), method: z.string(), path: z.string() }));

/** The addresses of a pattern: with and without what is optional. Nothing has the id. */
const addressesOf = (pattern: string): string[] => {
  const filled = (path: string) => path.replaceAll(/:\w+/g, '2147483647').replace(/\/$/, '');
  return pattern.endsWith('?')
    ? [filled(pattern.slice(0, -1)), filled(pattern.replace(/\/:\w+\?$/, ''))]
    : [filled(pattern)];
};

/** Tests that what stands in front of Payload lets the staff through to every endpoint, and hides what strangers may not know. */
export function testGate(cms: TestCms): void {
  describe('the gate in front of Payload', () => {
    const open = () => StaffClient.withRole(cms);

    test('the staff reach every endpoint of Payload', async () => {
      const ada = await open();
      const all = endpoints.parse(await cms.control.edit('endpoints'));
      expect(all.length).toBeGreaterThan(300);
      const wrong: string[] = [];
      for (const { owner, method, path } of all) {
        // These end the session or the program's background work.
        if (path === '/logout' || owner === 'payload-jobs') continue;
        for (const address of addressesOf(`/${owner}${path}`.replace('//', '/'))) {
          const body = ['post', 'patch', 'put'].includes(method) ? {} : undefined;
          const answer = await ada.send(method.toUpperCase(), address, body);
          // Content that does not exist is not found either, but it is named by an id.
          const isRefused = answer.status === 404 && !address.includes('2147483647');
          const isUnknown = String(answer.body.message).startsWith('Route not found');
          if (answer.status >= 500 || isRefused || isUnknown)
            wrong.push(`${answer.status} ${method} ${address}`);
        }
      }
      expect(wrong).toEqual([]);
    }, 300_000);

    test('the form for several files learns what a person may do with new files', async () => {
      const { status, body } = await (await open()).send('POST', '/media/access?locale=it', {});
      expect([status, body]).toMatchObject([200, { create: true, fields: { alt: {} } }]);
    });

    test('a stranger does not learn the fields of the content, however the path is spelt', async () => {
      const stranger = new StaffClient(cms.rest);
      for (const [method, path] of [
        ['GET', '/access'],
        ['GET', '/ACCESS'],
        ['POST', '/news/access'],
        ['POST', '/news/access/1'],
        ['POST', '/news/Access/1'],
        ['POST', '/news/access/one'],
        ['POST', '/news/%61ccess/1'],
        ['POST', '/globals/topMenu/access'],
        ['POST', '/globals/topMenu/ACCESS'],
      ] as const) {
        const { body } = await stranger.send(method, path);
        expect([path, JSON.stringify(body)]).toEqual([path, expect.not.stringContaining('fields')]);
      }
    });

    test('a page of another site can write nothing, and log nobody in', async () => {
      const ada = await open();
      const cookie = `studium-cms-token=${ada.cookies['studium-cms-token']}`;
      const login = JSON.stringify({ email: ada.email, password: ada.password });
      const form = new FormData();
      form.set('_payload', login);
      const other = 'https://other.example.org';
      for (const headers of [
        { origin: other },
        { origin: other, 'sec-fetch-site': 'cross-site' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site', origin: 'https://www.example.org' },
        {},
      ] as Record<string, string>[])
        for (const body of [form, login]) {
          const type: Record<string, string> =
            body === login ? { 'content-type': 'application/json' } : {};
          const sent = { method: 'POST', headers: { ...headers, ...type }, body };
          const answer = await fetch(`${cms.rest}/users/login`, sent);
          expect([headers, answer.status, answer.headers.get('set-cookie')]).toEqual([
            headers,
            403,
            null,
          ]);
          const write = { method: 'POST', headers: { ...sent.headers, cookie }, body };
          expect((await fetch(`${cms.rest}/newsCategories`, write)).status).toBe(403);
        }
    });

    test('no answer repeats the token of a session', async () => {
      const ada = await open();
      const { body } = await ada.logIn();
      const token = ada.cookies['studium-cms-token'] ?? '';
      expect(token.length).toBeGreaterThan(100);
      expect(JSON.stringify(body)).not.toContain(token);
      const refreshed = await ada.send('POST', '/users/refresh-token');
      expect(JSON.stringify(refreshed.body)).not.toContain(ada.cookies['studium-cms-token']);
    });
  });
}
