import path from 'node:path';
import type { ControlClient } from '../../../cms/test/ControlClient';
import { Stack } from '../stack/Stack';
import { Disk } from './Disk';
import { MailServer } from './MailServer';
import { Town } from './Town';
import { FaultyProxy } from './FaultyProxy';

/** Two sites and two cms behind nginx. The network between sites and cms can be disturbed. */
export class BigTown extends Town {
  private constructor(
    readonly stack: Stack,
    readonly proxy: FaultyProxy,
    readonly mailServer: MailServer,
    /** The disk where nginx caches pictures. */
    readonly disk: Disk,
    editor: ControlClient,
  ) {
    super({
      url: stack.url,
      sites: [stack.siteUrl(0), stack.siteUrl(1)],
      mailServer,
      editor,
      dead: () => stack.programs.dead,
    });
  }

  /** @param folder must be readable for all users, because nginx runs as another user */
  static async create(folder: string): Promise<BigTown> {
    const mailServer = new MailServer();
    await mailServer.open();
    const proxy: FaultyProxy = new FaultyProxy(() => stack.insideCmsPort);
    const stack: Stack = new Stack(folder, {
      ...mailServer.settings,
      // The sites' requests to the cms use this proxy; visitors connect to nginx directly.
      CMS_INTERNAL_URL: `http://127.0.0.1:${await proxy.open()}`,
    });
    const disk = new Disk(path.join(folder, 'cache'));
    await disk.mount(300);
    try {
      await stack.start();
      // Adds enough pages that no scenario has requested before.
      await stack.edit('fill', '200');
    } catch (error) {
      await stack.stop();
      await disk.unmount();
      throw error;
    }
    return new BigTown(stack, proxy, mailServer, disk, stack.openEditor());
  }

  async close(): Promise<void> {
    await this.programs.editor.stop();
    await this.stack.stop();
    await this.disk.unmount();
    this.proxy.close();
    await this.mailServer.close();
  }
}
