import { connect } from 'node:net';
import { matchesHandler, config as matchesConfig } from '@/features/alerts/server/matchesHandler';
import { noAlternates } from '@/routing/alternates';
import { createBffHandler, config as bffConfig } from './bff/createBffHandler';
import { sessionHandler, config as sessionConfig } from './bff/sessionHandler';
import { openSite } from './bff/testing/Browser';
import { unsubscribeAfterAll } from './bff/testing/unsubscribeAfterAll';
import {
  feedbackHandler,
  config as feedbackConfig,
} from '@/features/feedback/server/feedbackHandler';
import { getFormProps } from './getFormProps';
import { revalidateHandler, config as revalidateConfig } from './revalidation/revalidateHandler';
import { noIndexSeo } from './noIndexSeo';
import { requestTimeoutMs, start } from './start';
import { listen, type TestServer } from './testing';

unsubscribeAfterAll();
jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** A page with a form. */
const page = getFormProps('alerts', () =>
  Promise.resolve({ view: {}, alternates: noAlternates, seo: noIndexSeo('Avvisi', '') }),
);

let site: TestServer;
let pages: TestServer;

beforeAll(async () => {
  site = await openSite({
    '/api': { handler: createBffHandler({}), config: bffConfig },
    '/api/session': { handler: sessionHandler, config: sessionConfig },
    '/api/feedback': { handler: feedbackHandler, config: feedbackConfig },
    '/api/revalidate': { handler: revalidateHandler, config: revalidateConfig },
    '/api/alerts/matches': { handler: matchesHandler, config: matchesConfig },
  });
  pages = await listen((req, res) => {
    const context = { req, res, query: {}, resolvedUrl: '/avvisi', locale: 'it' };
    const answer = () => res.end('the page');
    void page(context as never).then(answer, answer);
  });
});
afterAll(() => Promise.all([site.close(), pages.close()]));

/** Begins a request and sends a byte of its body each second; resolves when the server closes. */
function sendSlowly(port: number, path: string, type: string, method = 'POST') {
  const began = Date.now();
  return new Promise<{ answer: string; seconds: number }>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: site\r\nSec-Fetch-Site: same-origin\r\n` +
          `Content-Type: ${type}\r\nContent-Length: 5000\r\n\r\n{`,
      );
    });
    const timer = setInterval(() => socket.write(' '), 1000);
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ answer, seconds: (Date.now() - began) / 1000 });
    });
  });
}

const form = 'application/x-www-form-urlencoded';

it('answers and closes every connection whose body does not arrive within ten seconds', async () => {
  const endpoints = [
    [site.port, '/api', 'application/json', '408'],
    [site.port, '/api/session', 'application/json', '408'],
    [site.port, '/api/revalidate', 'application/json', '408'],
    [site.port, '/api/alerts/matches', 'application/json', '408'],
    [site.port, '/api/feedback', form, '408'],
    [pages.port, '/avvisi', form, '408'],
  ] as const;
  const ended = await Promise.all(
    endpoints.map(async ([port, path, type, status]) => {
      const { answer, seconds } = await sendSlowly(port, path, type);
      return { path, isAnswered: answer.startsWith(`HTTP/1.1 ${status}`), isOnTime: seconds < 20 };
    }),
  );
  expect(ended).toEqual(endpoints.map(([, path]) => ({ path, isAnswered: true, isOnTime: true })));
}, 40_000);

it('does the same where no handler limits the time: Next reads the body, or nothing does', async () => {
  start();
  const { server, port, url, close } = await listen((request, response) => {
    if (request.url === '/answered') response.end();
    else request.resume().once('end', () => response.end());
  });
  // The server is prepared at its first request.
  await fetch(`${url}/answered`);
  expect(server.headersTimeout).toBe(requestTimeoutMs);
  const [read, unread] = await Promise.all([
    sendSlowly(port, '/api/search', 'text/plain'),
    sendSlowly(port, '/answered', form, 'GET'),
  ]);
  expect(read.answer).toMatch(/^HTTP\/1.1 408 /);
  expect(unread.answer).toMatch(/^HTTP\/1.1 200 /);
  for (const { seconds } of [read, unread]) expect(seconds).toBeLessThan(20);
  await close();
}, 40_000);
