import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { webStream } from './webStream';

const folder = mkdtempSync(path.join(os.tmpdir(), 'studium-stream-'));
const file = path.join(folder, 'film');
const content = Buffer.alloc(5_000_000, 'film');
writeFileSync(file, content);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('all bytes of a file arrive', async () => {
  const bytes = await new Response(webStream(createReadStream(file))).arrayBuffer();
  expect(Buffer.from(bytes).equals(content)).toBe(true);
});

test('a download that is aborted at any time closes its file and causes no uncaught error', async () => {
  const uncaught = jest.fn();
  process.on('uncaughtException', uncaught);
  for (let ms = 0; ms < 20; ms += 1) {
    const source = createReadStream(file);
    const closed = new Promise<void>((resolve) => source.once('close', resolve));
    const write = () => new Promise<void>((later) => setTimeout(later, 3));
    const visitor = new AbortController();
    setTimeout(() => {
      visitor.abort();
    }, ms);
    // Next pipes a body in the same way.
    const sent = webStream(source).pipeTo(new WritableStream({ write }), visitor);
    await expect(sent).rejects.toThrow('aborted');
    await closed;
  }
  await new Promise((later) => setTimeout(later, 50));
  process.off('uncaughtException', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});

test('a file that cannot be read rejects the reads of the stream', async () => {
  const reader = webStream(createReadStream(path.join(folder, 'none'))).getReader();
  await expect(reader.read()).rejects.toThrow('ENOENT');
});
