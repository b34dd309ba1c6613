// npm run backup -w cms -- <new folder>: backs up database, media and secrets while the programs run.
import path from 'node:path';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { exitWithError } from '../src/logs/exitWithError';

const { env } = await import('../src/env').catch(exitWithError);

async function run(): Promise<void> {
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0)
    throw new LogSafeError('Name one folder: npm run backup -w cms -- <folder>.');
  // npm runs the script in cms/, but the path is relative to the folder of the caller.
  const folder = path.resolve(process.env.INIT_CWD ?? '.', name);
  const { backup } = await import('../src/backup/backup');
  const { made, media } = await backup(env, folder);
  console.log(`Backup of ${made} with ${media} files of media: ${folder}`);
}

await run().catch(exitWithError);
