import { setTimeout as pause } from 'node:timers/promises';
import type { Attacker, Ports, Reply } from '../../../../e2e/attack/Attacker';
import { type Random } from '../../../../e2e/attack/Random';
import { randomAddress } from '../hostileFetch';
import { exchange } from '../../../../e2e/attack/send';

/** The client's timeout in milliseconds, for a body that never ends. */
const timeoutMs = 20_000;

interface Endpoint {
  port: number;
  path: string;
  type: string;
}

const endpointsOf = ({ site, cms }: Ports): Endpoint[] => [
  ...[
    '/api',
    '/api/session',
    '/api/feedback',
    '/api/revalidate',
    '/api/search',
    '/',
    '/account',
  ].map((path) => ({
    port: site,
    path,
    type: 'application/json',
  })),
  ...['/api/feedback', '/avvisi'].map((path) => ({
    port: site,
    path,
    type: 'application/x-www-form-urlencoded',
  })),
  { port: cms, path: '/api', type: 'application/json' },
  { port: cms, path: '/cms-api/users/login', type: 'application/json' },
  ...[
    ...['/cms-api/users/login', '/cms-api/users/reset-password', '/cms-api/users/1'],
    ...['/cms-api/media', '/cms-api/news', '/admin/login', '/outbox', '/health', '/media/x.png'],
  ].map((path) => ({ port: cms, path, type: 'multipart/form-data; boundary=x' })),
];

/** The head of a request, and then the parts of its body. */
async function* requestTo(
  { port, path, type }: Endpoint,
  address: string,
  headers: readonly string[],
  body: AsyncIterable<string>,
) {
  const lines = [
    `POST ${path} HTTP/1.1`,
    `host: localhost:${port}`,
    'connection: close',
    `content-type: ${type}`,
    'sec-fetch-site: same-origin',
    `x-forwarded-for: ${address}`,
    ...headers,
  ];
  yield `${lines.join('\r\n')}\r\n\r\n`;
  yield* body;
}

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

async function* singlePart(text: string) {
  yield text;
}

/** A body that is sent one byte at a time and never ends. */
async function* slowBody() {
  for (let bytes = 0; bytes < 100; bytes += 1) {
    yield chunk('a');
    await pause(150);
  }
}

/** A chunked body of up to 40 MB. */
async function* endlessBody(random: Random) {
  const block = random.one(['a', '[', '{"a":', '"']).repeat(10_000);
  for (let sent = 0; sent < 40_000_000; sent += block.length) {
    yield chunk(block);
    await pause(0);
  }
}

/** Sends bodies that are too long, too slow, cut off, or different from their headers. */
export function brokenBodies(ports: Ports): Attacker {
  const endpoints = endpointsOf(ports);
  const kinds: ((
    random: Random,
    endpoint: Endpoint,
  ) => { title: string; cutOff?: boolean; headers: string[]; parts: AsyncIterable<string> })[] = [
    () => ({
      title: 'a byte at a time',
      cutOff: true,
      headers: ['transfer-encoding: chunked'],
      parts: slowBody(),
    }),
    (random) => ({
      title: 'without an end',
      cutOff: true,
      headers: ['transfer-encoding: chunked'],
      parts: endlessBody(random),
    }),
    () => ({
      title: 'announced as a gigabyte',
      cutOff: true,
      headers: ['content-length: 1000000000'],
      parts: singlePart('{"a":"'),
    }),
    (random) => ({
      title: 'shorter than its length',
      cutOff: true,
      headers: ['content-length: 5000'],
      parts: singlePart('{"a":1'.repeat(1 + random.below(50))),
    }),
    (random) => ({
      title: 'with a length and chunks',
      headers: ['content-length: 5', 'transfer-encoding: chunked'],
      parts: singlePart(chunk(random.text()) + chunk('')),
    }),
    () => ({
      title: 'said to be compressed',
      headers: ['content-encoding: gzip', 'content-length: 9'],
      parts: singlePart('\u001f\u008b\b\0\0\0\0\0\0'.slice(0, 9)),
    }),
    (random) => {
      const text = random.one(['[', '{"a":']).repeat(20_000);
      return {
        title: 'nested deeply',
        headers: [`content-length: ${text.length}`],
        parts: singlePart(text),
      };
    },
    (random) => ({
      title: 'with a chunk of an odd size',
      cutOff: true,
      headers: ['transfer-encoding: chunked'],
      parts: singlePart(
        `${random.one(['-1', 'zz', 'ffffffffffffffff', '5;x=y'])}\r\nhello\r\n0\r\n\r\n`,
      ),
    }),
  ];
  return {
    name: 'broken bodies',
    clients: 4,
    async attack(random): Promise<Reply | null> {
      const endpoint = random.one(endpoints);
      const { title, cutOff, headers, parts } = random.one(kinds)(random, endpoint);
      const sent = requestTo(endpoint, randomAddress(random), headers, parts);
      const status = await exchange(endpoint.port, sent, timeoutMs);
      // Closing the connection is a correct reaction to a body that does not end.
      if (status === 0 && cutOff) return null;
      return { status, request: `${endpoint.path}, a body ${title}` };
    },
  };
}
