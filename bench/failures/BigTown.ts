import path from 'node:path';
import type { Keeper } from '../../cms/test/Keeper';
import { Stack } from '../stack/Stack';
import { Disk } from './Disk';
import { Postbox } from './Postbox';
import { Town } from './Town';
import { Wire } from './Wire';

/** Two sites and two cms behind nginx, whose way to each other can be made bad. */
export class BigTown extends Town {
  private constructor(
    readonly stack: Stack,
    readonly wire: Wire,
    readonly postbox: Postbox,
    /** Where nginx keeps pictures. */
    readonly disk: Disk,
    editor: Keeper,
  ) {
    super({
      url: stack.url,
      sites: [stack.siteUrl(0), stack.siteUrl(1)],
      postbox,
      editor,
      dead: () => stack.programs.dead,
    });
  }

  /** @param folder Readable by everybody: nginx gives up its rights. */
  static async found(folder: string): Promise<BigTown> {
    const postbox = new Postbox();
    const wire: Wire = new Wire(() => Number(new URL(stack.url).port));
    const stack: Stack = new Stack(folder, {
      SMTP_URL: await postbox.open(),
      // What the programs ask each other goes this way; visitors come to nginx directly.
      CMS_HOST: `http://127.0.0.1:${await wire.open()}`,
    });
    const disk = new Disk(path.join(folder, 'cache'));
    await disk.mount(300);
    try {
      await stack.start();
      // Pages that nobody has asked for, enough for all drills.
      await stack.edit('fill', '200');
    } catch (error) {
      await stack.stop();
      await disk.unmount();
      throw error;
    }
    return new BigTown(stack, wire, postbox, disk, stack.openEditor());
  }

  async close(): Promise<void> {
    await this.programs.editor.stop();
    await this.stack.stop();
    await this.disk.unmount();
    this.wire.close();
    await this.postbox.close();
  }
}
