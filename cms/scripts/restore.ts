// npm run restore -w cms -- <folder>: restores a backup to an installation without a database.
import path from 'node:path';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { exitWithError } from '../src/logs/exitWithError';

const { env } = await import('../src/env').catch(exitWithError);

async function run(): Promise<void> {
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0)
    throw new LogSafeError('Name one folder: npm run restore -w cms -- <folder>.');
  // npm runs the script in cms/, but the path is relative to the folder of the caller.
  const folder = path.resolve(process.env.INIT_CWD ?? '.', name);
  const { restore } = await import('../src/backup/restore');
  await restore(folder, env);
  console.log(`Restored from ${folder}.`);
}

await run().catch(exitWithError);
