import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** The ports on this machine. */
export interface Ports {
  nginx: number;
  /** The port of an nginx that serves files from a folder, for comparison. */
  disk: number;
  sites: readonly [number, number];
  cms: readonly [number, number];
  /** The ports of nginx at which the programs reach each other. */
  inside: Readonly<Record<'site' | 'cms', number>>;
}

const deployed = path.resolve(import.meta.dirname, '../../../deploy/nginx');

/**
 * Copies the deployed configuration without TLS, and replaces the containers' ports and folders by those of
 * this machine. The site's name is `localhost`, the cms's `127.0.0.1`.
 *
 * @returns the main file
 */
export async function writeNginxFiles(
  folder: string,
  { nginx, disk, sites, cms, inside }: Ports,
): Promise<string> {
  const target = path.join(folder, 'nginx');
  const names = { SITE_NAME: 'localhost', CMS_NAME: '127.0.0.1' };
  await promisify(execFile)('sh', [path.join(deployed, 'prepare.sh'), 'containers', target], {
    env: { ...process.env, ...names },
  });
  await mkdir(path.join(folder, 'www'), { recursive: true });
  const changes: [RegExp, string][] = [
    // The addresses that compose.yaml gives the programs.
    [/172\.28\.0\.11:3000/g, `127.0.0.1:${sites[0]}`],
    [/172\.28\.0\.12:3000/g, `127.0.0.1:${sites[1]}`],
    [/172\.28\.0\.13:4000/g, `127.0.0.1:${cms[0]}`],
    [/172\.28\.0\.14:4000/g, `127.0.0.1:${cms[1]}`],
    [/listen 8080;/g, `listen 127.0.0.1:${inside.site};`],
    [/listen 8081;/g, `listen 127.0.0.1:${inside.cms};`],
    // All visitors of the benchmark have one address, which would reach the limits.
    [/default \$remote_addr;/g, 'default "";'],
    [/^\s*listen (80|\[::\]:80) default_server;$/gm, ''],
    [/^\s*listen \[::\]:80;$/gm, ''],
    // A server without `listen` would use port 80, so this one gets a port and an unused name.
    [/listen 80;/g, `listen 127.0.0.1:${nginx};`],
    [/server_name localhost 127\.0\.0\.1/g, 'server_name nobody'],
    // First, because the folder itself lies below /tmp.
    [/\/tmp\//g, `${folder}/`],
    [/\/var\/cache\/nginx/g, path.join(folder, 'cache')],
    [/\/dev\/stdout/g, path.join(folder, 'access.log')],
  ];
  await mkdir(path.join(folder, 'cache'), { recursive: true });
  for (const name of await readdir(target)) {
    if (name === 'mime.types') continue;
    const file = path.join(target, name);
    let text = await readFile(file, 'utf8');
    for (const [from, to] of changes) text = text.replace(from, to);
    if (name === 'listen.conf') text = `listen 127.0.0.1:${nginx};\n`;
    if (name === 'nginx.conf')
      text = text.replace(
        /\n}\s*$/,
        `\n  server { listen 127.0.0.1:${disk}; root ${folder}/www; default_type text/html; gzip_static on; }\n}\n`,
      );
    await writeFile(file, text);
  }
  return path.join(target, 'nginx.conf');
}
