import { LogSafeError } from '@studium/shared/LogSafeError';
import type { SourceLine } from '../content/Problems';
import type { TownContent } from '../content/readTown';
import { Keys } from '../seed/Keys';
import type { SeedContent } from '../seed/types';
import type { CmsContent } from './CmsContent';
import { describeRefusal } from './describeRefusal';
import { Report } from './Report';
import type { Store } from './Store';

/** Why an import does not change what is in the trash. */
export const inTrash = 'it is in the trash of the cms; restore it there';

/** How to import. */
export interface ImportOptions {
  /** The day to which relative dates of new entries refer. */
  today?: Date;
  /** The folder of the town, for the places of refusals. */
  root?: string;
  /** Writes nothing, and reports what an import would do. */
  dryRun?: boolean;
  /** Moves published entries that the folder does not have to the trash. */
  remove?: boolean;
  report?: Report;
}

/** What a cms has, in the form of a folder. */
export interface CurrentContent {
  content: TownContent;
  /** What the reader of folders does not accept, one line each. */
  problems: string[];
}

/** One import of a town: what its steps share. */
export class ImportRun {
  readonly report: Report;
  /** The ids of what exists, by the keys of the folder. */
  readonly keys = new Keys();
  readonly today: Date;

  constructor(
    readonly store: Store,
    readonly town: SeedContent,
    readonly cms: CmsContent,
    readonly current: CurrentContent,
    readonly options: ImportOptions,
  ) {
    this.report = options.report ?? new Report();
    this.today = options.today ?? new Date();
  }

  /** Does something unless this is a dry run. A refusal is reported, and the import goes on. */
  async write(
    state: 'created' | 'changed' | 'deleted',
    { name, detail, place }: { name: string; detail?: string; place?: SourceLine },
    act: () => Promise<unknown>,
  ): Promise<boolean> {
    try {
      if (!this.options.dryRun) await act();
      this.report.add(state, name, detail);
      return true;
    } catch (error) {
      this.refuse(name, error, place);
      return false;
    }
  }

  /** Changes an item that differs from that of the cms, and reports one that is equal. */
  async change(
    item: { name: string; place?: SourceLine },
    differences: readonly string[],
    act: () => Promise<unknown>,
  ): Promise<void> {
    if (differences.length === 0) this.report.add('equal', item.name);
    else await this.write('changed', { ...item, detail: differences.join(', ') }, act);
  }

  /**
   * @param place the line of the item, if it is not an entry
   * @throws LogSafeError if the cms does not answer any more
   */
  refuse(name: string, error: unknown, place?: SourceLine): void {
    if (error instanceof LogSafeError) throw error;
    const item = { name, root: this.options.root, place };
    this.report.add('refused', name, describeRefusal(error, item));
  }
}
