import { listen, requestRaw, type TestServer } from '../testing';
import { collectBody } from './collectBody';

let parts: Buffer[];
let isWanted: boolean;
let collected: number | undefined;
let server: TestServer;
beforeAll(async () => {
  server = await listen((_, response) => {
    const read = collectBody(response, () => isWanted);
    for (const part of parts) response.write(part);
    response.end();
    collected = read()?.length;
  });
});
afterAll(() => server.close());

const part = Buffer.alloc(500_000, 'a');

it.each([
  ['the parts', [part, part], true, 1_000_000],
  ['nothing that is larger than a megabyte', [part, part, part], true, undefined],
  ['nothing that is not wanted', [part], false, undefined],
])('collects %s, and sends everything', async (_, sent, wanted, expected) => {
  [parts, isWanted] = [sent, wanted];
  const { size } = await requestRaw(server.url, {}, 'GET');
  expect([size, collected]).toEqual([sent.length * part.length, expected]);
});
