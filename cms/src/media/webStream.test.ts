import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { webStream } from './webStream';

const folder = mkdtempSync(path.join(os.tmpdir(), 'studium-stream-'));
const file = path.join(folder, 'film');
const content = Buffer.alloc(1_000_000, 'film');
writeFileSync(file, content);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('all bytes of a file arrive', async () => {
  const bytes = await new Response(webStream(createReadStream(file))).arrayBuffer();
  expect(Buffer.from(bytes).equals(content)).toBe(true);
});

test.each([0, 1, 3])(
  'cancelled after %d reads, it closes the file and throws nothing',
  async (reads) => {
    const uncaught = jest.fn();
    process.on('uncaughtException', uncaught);
    const source = createReadStream(file);
    const closed = new Promise((resolve) => source.once('close', resolve));
    const reader = webStream(source).getReader();
    for (let read = 0; read < reads; read += 1) expect((await reader.read()).done).toBe(false);
    // One is under way.
    void reader.read().catch(() => undefined);
    await reader.cancel();
    await closed;
    await new Promise<void>((later) => setImmediate(later));
    expect(uncaught).not.toHaveBeenCalled();
    process.off('uncaughtException', uncaught);
  },
);

test('a file that cannot be read is an error of the stream', async () => {
  const reader = webStream(createReadStream(path.join(folder, 'none'))).getReader();
  await expect(reader.read()).rejects.toThrow('ENOENT');
});
