import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestCms } from './cms';
import { canSeeOpenFiles, openFiles } from './openFiles';

/** Starts a download and aborts it after the first bytes. */
function abortDownload(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const download = request(url, (answer) => {
      answer.once('data', () => {
        download.destroy();
        resolve();
      });
      answer.on('error', () => undefined);
    });
    download.on('error', reject);
    download.end();
  });
}

async function waitUntil(holds: () => boolean, within = 15_000): Promise<void> {
  for (const end = Date.now() + within; !holds() && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Tests connections that are aborted or time out, and what Next must not serve. At its end the program stops. */
export function testConnections(cms: TestCms): void {
  describe('connections', () => {
    (canSeeOpenFiles ? test : test.skip)(
      'an aborted download closes its file (tested only with /proc)',
      async () => {
        const file = path.join(path.dirname(cms.databaseFile), 'media/large.mp4');
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, 'film');
        await truncate(file, 100_000_000);
        await Promise.all(
          Array.from({ length: 20 }, () => abortDownload(`${cms.url}/media/large.mp4`)),
        );
        await waitUntil(() => openFiles(file) === 0);
        expect(openFiles(file)).toBe(0);
      },
    );

    test.each([
      ['without a host', 'GET /health HTTP/1.1\r\n\r\n', 400],
      ['that is no HTTP', 'hello\r\n\r\n', 400],
      ['with too many headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      ['with a password', 'POST http://a:b@cms/api HTTP/1.1\r\nHost: cms\r\n\r\n', 400],
      ['that expects something', 'GET /none HTTP/1.0\r\nHost: cms\r\nExpect: x\r\n\r\n', 404],
    ])('a request %s gets the security headers', async (_, head, status) => {
      const { hostname, port } = new URL(cms.url);
      const socket = connect(Number(port), hostname);
      socket.write(head);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      expect(answer.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*nosniff`));
    });

    test('a connection that a client wants to upgrade is closed', async () => {
      await fetch(`${cms.url}/admin`);
      const headers = { connection: 'upgrade', upgrade: 'websocket' };
      const failure = await new Promise((resolve) =>
        request(`${cms.url}/admin`, { headers }).on('error', resolve).end(),
      );
      expect(failure).toMatchObject({ code: 'ECONNRESET' });
    });

    test('there is no resizer of Next, which would store files of the staff for everybody', async () => {
      const [file] = await cms.control.sql('SELECT filename FROM media LIMIT 1');
      const url = encodeURIComponent(`/cms-api/media/file/${String(file?.filename)}`);
      const answer = await fetch(`${cms.url}/_next/image?url=${url}&w=640&q=75`);
      expect(answer.status).toBe(404);
    });

    test('a program that stops answers the requests that it has received, and then ends', async () => {
      const answer = cms.query(
        `mutation { register(email: "late@example.org", password: "una-lumaca-viola-8",
          fullName: "Ada") { jwt } }`,
      );
      await pause(100);
      const began = Date.now();
      const [{ status, errors }] = await Promise.all([answer, cms.stopServer()]);
      const ms = Date.now() - began;
      expect([status, errors]).toEqual([200, undefined]);
      expect(ms).toBeLessThan(4000);
    });
  });
}
