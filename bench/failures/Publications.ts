import { setTimeout as pause } from 'node:timers/promises';
import type { Keeper } from '../../cms/test/Keeper';
import { ask } from './ask';

interface Publication {
  path: string;
  /** One of these is to be seen: what was refused may have been written all the same. */
  titles: readonly string[];
}

/** Entries of the fixture that are renamed, by Payload's id, and their pages. */
const entries = {
  '1': '/alloggi/one-it',
  '2': '/alloggi/two-it',
  '3': '/alloggi/three-it',
  '4': '/alloggi/four-it',
};

export type EntryId = keyof typeof entries;

/** What an editor publishes while things break, and whether visitors get to see it. */
export class Publications {
  /** What the editor was told is done. */
  private readonly all = new Map<EntryId, Publication>();
  private number = 0;
  /** An editor does one thing after the other. */
  private last: Promise<void> = Promise.resolve();
  /** Those that were refused, in words that the editor got. */
  readonly refused: string[] = [];

  constructor(
    private readonly editor: Keeper,
    private readonly sites: readonly string[],
  ) {}

  /** Gives an entry another title; resolves, also where that could not be done. */
  publish(id: EntryId): Promise<void> {
    return (this.last = this.last.then(() => this.rename(id)));
  }

  /** A title that nothing has had before. */
  newTitle(): string {
    this.number += 1;
    return `Stanza ${this.number} ${Date.now().toString(36)}`;
  }

  /** An entry has another title, by whomever. */
  note(id: EntryId, title: string): void {
    this.all.delete(id);
    this.all.set(id, { path: entries[id], titles: [title] });
  }

  private async rename(id: EntryId): Promise<void> {
    const title = this.newTitle();
    try {
      await this.editor.edit('rename', id, title);
      this.note(id, title);
    } catch (error) {
      const before = this.all.get(id);
      if (before) this.all.set(id, { ...before, titles: [...before.titles, title] });
      this.refused.push(String(error));
    }
  }

  /** The title that was written last. */
  get newest(): string {
    return [...this.all.values()].at(-1)?.titles[0] ?? '';
  }

  /** Those that one of the sites does not show by then. @param until `performance.now()` of it */
  async lost(until: number): Promise<string[]> {
    const looked = [...this.all.values()].flatMap(({ path, titles }) =>
      this.sites.map(async (site) => {
        do {
          const { body } = await ask(`${site}${path}`);
          if (titles.some((title) => body.includes(title))) return [];
          await pause(200);
        } while (performance.now() < until);
        return [`${path} does not show "${titles.join('" or "')}" at ${site}`];
      }),
    );
    return (await Promise.all(looked)).flat();
  }
}
