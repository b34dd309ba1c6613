import { setTimeout as pause } from 'node:timers/promises';
import type { ControlClient } from '../../../cms/test/ControlClient';
import { sendRequest } from './sendRequest';

interface Publication {
  path: string;
  /** One of these must be shown: a change whose request failed may have been saved nevertheless. */
  titles: readonly string[];
}

/** The entries of the fixture that are renamed, by Payload's id, with their pages. */
const entries = {
  '1': '/alloggi/one-it',
  '2': '/alloggi/two-it',
  '3': '/alloggi/three-it',
  '4': '/alloggi/four-it',
};

type EntryId = keyof typeof entries;

/** Publishes as an editor while parts are broken, and checks that visitors see the changes. */
export class Publications {
  /** The publications that the cms confirmed. */
  private readonly all = new Map<EntryId, Publication>();
  private number = 0;
  /** The last publication, because an editor publishes one change after the other. */
  private last: Promise<void> = Promise.resolve();
  /** The error messages of failed publications. */
  readonly refused: string[] = [];

  constructor(
    private readonly editor: ControlClient,
    private readonly sites: readonly string[],
  ) {}

  /** Gives an entry another title; resolves also when that failed. */
  publish(id: EntryId): Promise<void> {
    return (this.last = this.last.then(() => this.rename(id)));
  }

  /** Returns a title that no entry has had before. */
  newTitle(): string {
    this.number += 1;
    return `Stanza ${this.number} ${Date.now().toString(36)}`;
  }

  /** Records the title of an entry that another program has changed. */
  record(id: EntryId, title: string): void {
    this.all.delete(id);
    this.all.set(id, { path: entries[id], titles: [title] });
  }

  private async rename(id: EntryId): Promise<void> {
    const title = this.newTitle();
    try {
      await this.editor.edit('rename', id, title);
      this.record(id, title);
    } catch (error) {
      const before = this.all.get(id);
      if (before) this.all.set(id, { ...before, titles: [...before.titles, title] });
      this.refused.push(String(error));
    }
  }

  /** Returns the publications that a site does not show by a moment. @param until as `performance.now()` */
  async findLost(until: number): Promise<string[]> {
    const searches = [...this.all.values()].flatMap(({ path, titles }) =>
      this.sites.map(async (site) => {
        do {
          const { body } = await sendRequest(`${site}${path}`);
          if (titles.some((title) => body.includes(title))) return [];
          await pause(200);
        } while (performance.now() < until);
        return [`${path} does not show "${titles.join('" or "')}" at ${site}`];
      }),
    );
    return (await Promise.all(searches)).flat();
  }
}
