import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestCms } from './cms';
import { slowRequest, type SlowRequest } from './slowRequest';
import { StaffClient } from './StaffClient';

/** Milliseconds after which every body that does not come is refused, with a margin for a busy machine. */
const lateMs = 25_000;

const form = 'Content-Type: multipart/form-data; boundary=b';
const known = 'Content-Length: 5000';
const chunked = 'Transfer-Encoding: chunked';

/** A path of each kind, with a type and a length. */
const paths = [
  ['POST /cms-api/users/login HTTP/1.1', form, known],
  ['POST /cms-api/users/login HTTP/1.1', 'Content-Type: application/json', known],
  ['POST /cms-api/users/reset-password HTTP/1.1', form, chunked],
  ['POST /cms-api/users/forgot-password HTTP/1.1', 'Content-Type: text/plain', known],
  ['PATCH /cms-api/users/1 HTTP/1.1', form, known],
  ['POST /cms-api/media HTTP/1.1', form, chunked],
  ['DELETE /cms-api/news HTTP/1.1', 'Content-Type: application/json', known],
  ['POST /cms-api/csv/poi HTTP/1.1', 'Content-Type: text/csv', known],
  ['GET /cms-api/news HTTP/1.1', 'Content-Type: application/json', known],
  ['POST /admin/login HTTP/1.1', 'Next-Action: x', form, known],
  ['POST /admin HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded', chunked],
  ['POST /api HTTP/1.1', 'Content-Type: application/json', known],
  ['POST /outbox HTTP/1.1', 'Content-Type: application/json', known],
  ['PUT /media/a.png HTTP/1.1', 'Content-Type: image/png', chunked],
  ['POST /no/such/path HTTP/1.1', 'Content-Type: ', known],
] as const;

const field = (size: number) =>
  `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(size)}\r\n`;

/** Forms of which Payload reads a part: too many fields, one too long, a wrong part, and one without an end. */
const brokenForms = [
  `${field(10).repeat(40)}--b--`,
  field(10).repeat(40) + 'x'.repeat(300_000),
  `${field(2_000_000)}--b--`,
  '--b\r\nnonsense\r\n\r\nx\r\n--b--',
  field(500_000),
];

/** A request whose body is announced, or sent without its length. */
interface LargeBody {
  url: string;
  headers: Record<string, string>;
  /** Bytes that Content-Length announces. */
  announced?: number;
}

/**
 * Sends the beginning of a large body, and resolves with the status of the answer. A body without a length is sent
 * until it is larger than a stranger's may be. More would reach a connection that the cms has closed.
 */
const statusOfLarge = ({ url, headers, announced }: LargeBody): Promise<number> =>
  new Promise((resolve, reject) => {
    const length = announced === undefined ? {} : { 'content-length': String(announced) };
    const outgoing = request(url, { method: 'POST', headers: { ...headers, ...length } });
    outgoing.on('response', ({ statusCode = 0 }) => {
      resolve(statusCode);
      outgoing.destroy();
    });
    outgoing.on('error', reject);
    outgoing.write(Buffer.alloc(announced === undefined ? 100_001 : 10_000, 'x'));
  });

/**
 * Uploads a file on a slow line, in half a minute: three times as long as a body that does not come.
 *
 * @returns what the cms answers, with its headers
 */
async function sendSteadily(url: string, token: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const part = Buffer.alloc(64_000, 'x');
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /cms-api/media HTTP/1.1\r\nHost: cms\r\n${form}\r\nContent-Length: ${26 * part.length}\r\n` +
      `Authorization: JWT ${token}\r\n\r\n`,
  );
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString()));
  for (let sent = 0; sent < 26 && text === ''; sent += 1) {
    socket.write(part);
    await pause(1000);
  }
  socket.destroy();
  return text;
}

/** Tests that nobody waits for a body that does not come, on any path of the program. */
export function testBodies(cms: TestCms): void {
  describe('bodies', () => {
    let ada: StaffClient;
    // They take their time, so they are sent while the other tests run.
    let slowHeaders: SlowRequest['answer'];
    let steady: Promise<string>;
    beforeAll(async () => {
      const token = await cms.control.staff('administrator');
      ada = new StaffClient(cms.rest);
      ada.email = 'administrator@example.org';
      ada.password = 'a-password-of-the-staff';
      slowHeaders = slowRequest(cms.url, ['GET /admin HTTP/1.1'], 'X-Slow: ', 'x').answer;
      steady = sendSteadily(cms.url, token);
    }, 60_000);

    test('a slow line keeps nobody from logging in, and is refused on every path', async () => {
      const slow = paths.map((head) => slowRequest(cms.url, [...head, ''], '', '1\r\na\r\n'));
      const before = Date.now();
      await pause(500);
      expect((await ada.logIn()).status).toBe(200);
      expect(Date.now() - before).toBeLessThan(8000);
      const answers = await Promise.all(slow.map(({ answer }) => answer));
      expect(answers.map(({ status }, at) => [paths[at]?.[0], status])).toEqual(
        paths.map(([first]) => [first, 408]),
      );
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(lateMs);
    }, 60_000);

    test.each([
      ['application/json', '/cms-api/users/login'],
      ['application/json', '/cms-api/news'],
      ['multipart/form-data; boundary=x', '/cms-api/media'],
      ['text/plain', '/admin/login'],
      ['application/json', '/api'],
    ])(
      'a large body of a stranger (%s to %s) is refused before it has arrived',
      async (type, path) => {
        const headers = { 'content-type': type };
        const url = `${cms.url}${path}`;
        expect(await statusOfLarge({ url, headers, announced: 1_000_000_000 })).toBe(413);
        expect(await statusOfLarge({ url, headers })).toBe(413);
        const forged = { ...headers, authorization: 'JWT a.b.c' };
        expect(await statusOfLarge({ url, headers: forged, announced: 100_001 })).toBe(413);
      },
    );

    test('a form that Payload stops reading leaves the program as it was', async () => {
      const authorization = `JWT ${ada.cookies['studium-cms-token']}`;
      const headers = { authorization, 'content-type': 'multipart/form-data; boundary=b' };
      const before = cms.log.length;
      for (const body of brokenForms) {
        const answer = await fetch(`${cms.rest}/media`, { method: 'POST', headers, body });
        expect([400, 413]).toContain(answer.status);
      }
      expect((await fetch(`${cms.url}/health`)).status).toBe(200);
      expect(cms.log.slice(before)).not.toMatch(/uncaughtException|unhandledRejection/);
    });

    test('a body of the staff is refused only if it is larger than a file may be', async () => {
      const authorization = `JWT ${ada.cookies['studium-cms-token']}`;
      const headers = { authorization, 'content-type': 'multipart/form-data; boundary=x' };
      const url = `${cms.rest}/media`;
      expect(await statusOfLarge({ url, headers, announced: 32_000_001 })).toBe(413);
      const title = 'x'.repeat(150_000);
      expect((await ada.send('POST', '/news?draft=true&locale=it', { title })).status).not.toBe(
        413,
      );
    });

    test('headers that do not come are refused', async () => {
      expect(await slowHeaders).toMatchObject({ status: 408 });
    }, 60_000);

    test('a file of the staff may come slowly, if it comes steadily', async () => {
      // The file is broken, but it was read.
      expect(await steady).toContain('HTTP/1.1 400');
    }, 60_000);
  });
}
