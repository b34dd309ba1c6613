// npm run backup -w cms -- <new folder>: database, media and generated secrets, while everything runs.
import path from 'node:path';
import { LogSafeError } from '../src/logs/LogSafeError';
import { sayAndExit } from './sayAndExit';

const { env } = await import('../src/env').catch(sayAndExit);

async function run(): Promise<void> {
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0)
    throw new LogSafeError('Name one folder: npm run backup -w cms -- <folder>.');
  // npm runs it in cms/; the person named it from where they are.
  const folder = path.resolve(process.env.INIT_CWD ?? '.', name);
  const { backup } = await import('../src/backup/backup');
  const { made, media } = await backup(env, folder);
  console.log(`Backup of ${made} with ${media} files of media: ${folder}`);
}

await run().catch(sayAndExit);
