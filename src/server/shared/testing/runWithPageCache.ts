import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const pageCache = pathToFileURL(join(__dirname, '../PageCache.mjs')).href;

/**
 * For tests: runs a program with PageCache in a plain Node process, because Next does not bundle it.
 * @returns the JSON that the program prints
 */
export async function runWithPageCache(program: string, redisUrl: string): Promise<unknown> {
  const start = `const { default: PageCache } = await import(${JSON.stringify(pageCache)});`;
  const args = ['--input-type=module', '--eval', start + program];
  const env = { ...process.env, REDIS_URL: redisUrl };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout);
}
