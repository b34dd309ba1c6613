import { execFile } from 'node:child_process';
import path from 'node:path';

/** The environment variable with the reason why the build cannot be used, for Jest's workers. */
const variable = 'STUDIUM_CMS_BUILD_FAULT';

/** Checks once per run whether the build of the cms is up to date. It takes too long to build it here. */
export async function checkBuild(): Promise<void> {
  const script = path.resolve(__dirname, '../../scripts/run.mjs');
  process.env[variable] = await new Promise<string>((resolve) => {
    execFile(process.execPath, [script, 'buildCms', '--check'], (error, _, stderr) =>
      resolve(error ? stderr.trim() : ''),
    );
  });
}

/** Returns the arguments of the server, or throws if the build is not up to date. */
export function requireBuild(args: string[]): string[] {
  const fault = process.env[variable];
  if (fault !== '')
    throw new Error(fault ?? `${variable} is not set: Jest's global setup has not run.`);
  return args;
}
