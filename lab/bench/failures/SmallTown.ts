import { execFile, spawn } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../cms/test/freePort';
import { ControlClient } from '../../../cms/test/ControlClient';
import { requireCmsBuild } from '../../../scripts/lib/builds.mjs';
import { CMS, ROOT } from '../../../scripts/lib/paths.mjs';
import { cmsArgs } from '../../../scripts/lib/programs.mjs';
import { cmsScript } from '../../../scripts/lib/town.mjs';
import { nextStartArgs, secrets } from '../shared/Program';
import { answers, Programs } from '../stack/Programs';
import { Disk } from './Disk';
import { MailServer } from './MailServer';
import { Town } from './Town';

const build = path.join(ROOT, '.next-image');
const own = '.next-image-small';

interface Parts {
  programs: Programs;
  env: NodeJS.ProcessEnv;
  disks: { site: Disk; cms: Disk };
  mailServer: MailServer;
  editor: ControlClient;
}

/** One site and one cms on SQLite without other programs, each on a disk that can be filled. */
export class SmallTown extends Town {
  private constructor(private readonly parts: Parts) {
    const { env, mailServer, editor, programs } = parts;
    const url = env.SITE_URL ?? '';
    super({ url, sites: [url], mailServer, editor, dead: () => programs.dead });
  }

  get disks() {
    return this.parts.disks;
  }

  /** The file of the database. */
  get database(): string {
    return path.join(this.parts.disks.cms.folder, 'studium.db');
  }

  static async create(folder: string): Promise<SmallTown> {
    await requireCmsBuild();
    const mailServer = new MailServer();
    await mailServer.open();
    const programs = new Programs(folder);
    const [port, cmsPort] = [await freePort(), await freePort()];
    const disks = {
      site: new Disk(path.join(ROOT, own)),
      cms: new Disk(path.join(folder, 'small')),
    };
    const { PATH, HOME } = process.env;
    const env: NodeJS.ProcessEnv = {
      PATH,
      HOME,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      CMS_LOG: 'silent',
      DATA_DIR: disks.cms.folder,
      DATABASE_URL: '',
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      SITE_URL: `http://127.0.0.1:${port}`,
      CMS_HOST: `http://127.0.0.1:${cmsPort}`,
      ...mailServer.settings,
      NEXT_DIST_DIR: own,
      ...secrets,
    };
    await disks.cms.mount(200);
    await disks.site.mount(200);
    await cp(build, disks.site.folder, {
      recursive: true,
      filter: (file) => path.relative(build, file) !== 'cache',
    });
    const inCms = { cwd: CMS, env };
    for (const args of [
      cmsScript('scripts/migrate.ts'),
      [...cmsScript('test/editorProgram.ts'), 'seed'],
    ])
      await promisify(execFile)(process.execPath, args, inCms);
    const editor = new ControlClient(
      spawn(process.execPath, cmsScript('test/controlProgram.ts'), inCms),
    );
    const town = new SmallTown({ programs, env, disks, mailServer, editor });
    await programs.start({
      name: 'small-cms',
      command: process.execPath,
      args: cmsArgs(),
      options: inCms,
      isReady: () => answers(`${env.CMS_HOST}/health`),
    });
    await town.startSite();
    return town;
  }

  async startSite(): Promise<void> {
    const { programs, env } = this.parts;
    await programs.start({
      name: 'small-site',
      command: process.execPath,
      args: nextStartArgs(Number(env.PORT)),
      options: { cwd: ROOT, env },
      isReady: () => answers(`${env.SITE_URL}/api/health`),
    });
  }

  stopSite(): Promise<void> {
    return this.parts.programs.stop('small-site');
  }

  async close(): Promise<void> {
    const { programs, disks, mailServer, editor } = this.parts;
    await editor.stop();
    await programs.stopAll();
    await Promise.all([disks.site.unmount(), disks.cms.unmount(), mailServer.close()]);
  }
}
