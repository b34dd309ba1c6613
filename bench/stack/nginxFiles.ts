import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Ports of this machine. */
export interface Ports {
  nginx: number;
  /** Of an nginx that serves files from a folder, to compare with. */
  disk: number;
  sites: readonly [number, number];
  cms: readonly [number, number];
}

const deployed = path.resolve(import.meta.dirname, '../../deploy/nginx');

/**
 * Copies the configuration that is deployed, with this machine's ports and folders for those of the
 * containers and without TLS: the site is `localhost` there, the cms `127.0.0.1`.
 *
 * @returns The main file.
 */
export async function nginxFiles(folder: string, { nginx, disk, sites, cms }: Ports) {
  const target = path.join(folder, 'nginx');
  await cp(deployed, target, { recursive: true });
  await cp('/etc/nginx/mime.types', path.join(target, 'mime.types'));
  await mkdir(path.join(folder, 'www'), { recursive: true });
  const changes: [RegExp, string][] = [
    [/site-([12]):3000/g, '127.0.0.1:site$1'],
    [/cms-([12]):4000/g, '127.0.0.1:cms$1'],
    [/\bsite1\b/g, String(sites[0])],
    [/\bsite2\b/g, String(sites[1])],
    [/\bcms1\b/g, String(cms[0])],
    [/\bcms2\b/g, String(cms[1])],
    [/^\s*listen 80 default_server;$/gm, ''],
    // A server that listens nowhere would take port 80; nobody asks for this one's name.
    [/listen 80;/g, `listen 127.0.0.1:${nginx};`],
    [/server_name www\.studium\.example cms\.studium\.example/g, 'server_name nobody'],
    [/www\.studium\.example/g, 'localhost'],
    [/cms\.studium\.example/g, '127.0.0.1'],
    // First: the folder itself lies there.
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
