import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attacker, Ports, Reply } from '../Attacker';
import { type Chance } from '../Chance';
import { randomAddress } from '../hostileFetch';

/** How long a client waits for an answer to a body that never ends. */
const patienceMs = 20_000;

interface Door {
  port: number;
  path: string;
  type: string;
}

const doorsOf = ({ site, cms }: Ports): Door[] => [
  ...['/api', '/api/session', '/api/feedback', '/api/revalidate', '/'].map((path) => ({
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
  { port: cms, path: '/cms-api/media', type: 'multipart/form-data; boundary=x' },
];

/** Sends bytes as they come, and reads the status of what is answered. */
function exchange(
  door: Door,
  address: string,
  headers: readonly string[],
  parts: AsyncIterable<string>,
): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(door.port, '127.0.0.1');
    let head = '';
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('data', (part) => (head = (head + part.toString('latin1')).slice(0, 20)));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)));
    const lines = [
      `POST ${door.path} HTTP/1.1`,
      `host: localhost:${String(door.port)}`,
      'connection: close',
      `content-type: ${door.type}`,
      'sec-fetch-site: same-origin',
      `x-forwarded-for: ${address}`,
      ...headers,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    void (async () => {
      for await (const part of parts) {
        if (socket.destroyed) return;
        socket.write(part);
      }
    })();
  });
}

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

async function* once(text: string) {
  yield text;
}

/** A body that comes a byte at a time and never ends. */
async function* slowly() {
  for (let bytes = 0; bytes < 100; bytes += 1) {
    yield chunk('a');
    await pause(150);
  }
}

/** A body without a length, of some megabytes. */
async function* endlessly(chance: Chance) {
  const block = chance.one(['a', '[', '{"a":', '"']).repeat(10_000);
  for (let sent = 0; sent < 40_000_000; sent += block.length) {
    yield chunk(block);
    await pause(0);
  }
}

/** Bodies that are too long, too slow, cut off, or not what their headers say. */
export function brokenBodies(ports: Ports): Attacker {
  const doors = doorsOf(ports);
  const kinds: ((
    chance: Chance,
    door: Door,
  ) => { title: string; cutOff?: boolean; headers: string[]; parts: AsyncIterable<string> })[] = [
    () => ({
      title: 'a byte at a time',
      cutOff: true,
      headers: ['transfer-encoding: chunked'],
      parts: slowly(),
    }),
    (chance) => ({
      title: 'without an end',
      cutOff: true,
      headers: ['transfer-encoding: chunked'],
      parts: endlessly(chance),
    }),
    (chance) => ({
      title: 'shorter than its length',
      cutOff: true,
      headers: ['content-length: 5000'],
      parts: once('{"a":1'.repeat(1 + chance.below(50))),
    }),
    (chance) => ({
      title: 'with a length and chunks',
      headers: ['content-length: 5', 'transfer-encoding: chunked'],
      parts: once(chunk(chance.text()) + chunk('')),
    }),
    () => ({
      title: 'said to be compressed',
      headers: ['content-encoding: gzip', 'content-length: 9'],
      parts: once('\u001f\u008b\b\0\0\0\0\0\0'.slice(0, 9)),
    }),
    (chance) => {
      const text = chance.one(['[', '{"a":']).repeat(20_000);
      return {
        title: 'nested deeply',
        headers: [`content-length: ${String(text.length)}`],
        parts: once(text),
      };
    },
    (chance) => ({
      title: 'with a chunk of an odd size',
      cutOff: true,
      headers: ['transfer-encoding: chunked'],
      parts: once(`${chance.one(['-1', 'zz', 'ffffffffffffffff', '5;x=y'])}\r\nhello\r\n0\r\n\r\n`),
    }),
  ];
  return {
    name: 'broken bodies',
    clients: 4,
    async attack(chance): Promise<Reply | null> {
      const door = chance.one(doors);
      const { title, cutOff, headers, parts } = chance.one(kinds)(chance, door);
      const status = await exchange(door, randomAddress(chance), headers, parts);
      // To cut the connection off is a right answer to a body that does not end.
      if (status === 0 && cutOff) return null;
      return { status, request: `${door.path}, a body ${title}` };
    },
  };
}
