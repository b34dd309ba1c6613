import { readFile } from 'node:fs/promises';
import { mapFiles } from './files';

const folder = new URL('../../../public/map/', `file://${__filename}`);

it('the files in public/map are up to date: run write.ts public/map after a change', async () => {
  for (const [name, content] of Object.entries(await mapFiles())) {
    const served = await readFile(new URL(name, folder));
    expect({ name, same: served.equals(Buffer.from(content)) }).toEqual({ name, same: true });
  }
}, 60_000);
