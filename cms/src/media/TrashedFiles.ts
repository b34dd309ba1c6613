import type { BasePayload } from 'payload';
import { readRevision, stateOf } from '../publish/revision';
import { namesOf, type StoredNames } from './namesOf';

/** The files in the trash. They still exist, but visitors must not get them. */
export class TrashedFiles {
  private state: string | undefined;
  private names: ReadonlySet<string> = new Set();

  constructor(private readonly payload: BasePayload) {}

  /** Whether a stored name belongs to a file in the trash, or to one of its variants. */
  async has(name: string): Promise<boolean> {
    // While the database is unavailable, files are served as before.
    await this.refresh().catch(() => undefined);
    return this.names.has(name);
  }

  private async refresh(): Promise<void> {
    const state = stateOf(await readRevision(this.payload), ['media']);
    if (state === this.state) return;
    const { docs } = await this.payload.db.find<StoredNames>({
      collection: 'media',
      where: { deletedAt: { exists: true } },
      pagination: false,
      limit: 0,
      select: { filename: true, sizes: true },
    });
    this.names = new Set(docs.flatMap(namesOf));
    this.state = state;
  }
}
