// npm run restore -w cms -- <folder>: what a backup has, into a place without a database.
import path from 'node:path';
import { LogSafeError } from '../src/logs/LogSafeError';
import { sayAndExit } from './sayAndExit';

const { env } = await import('../src/env').catch(sayAndExit);

async function run(): Promise<void> {
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0)
    throw new LogSafeError('Name one folder: npm run restore -w cms -- <folder>.');
  // npm runs it in cms/; the person named it from where they are.
  const folder = path.resolve(process.env.INIT_CWD ?? '.', name);
  const { restore } = await import('../src/backup/restore');
  await restore(folder, env);
  console.log(`Restored from ${folder}.`);
}

await run().catch(sayAndExit);
