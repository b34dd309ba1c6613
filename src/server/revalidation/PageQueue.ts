import { logError } from '../logs/logError';

/** Makes one page anew. */
export type Make = (path: string) => Promise<void>;

/** What is made first: an entry's own pages, where its editor looks at once; then lists of it. */
export const ranks = ['own', 'list', 'other'] as const;
export type Rank = (typeof ranks)[number];

interface Waiting {
  make: Make;
  /** Unix milliseconds. */
  since: number;
  /** Whether it could be made. */
  made: Promise<boolean>;
  settle: (made: boolean) => void;
}

/**
 * Pages to be made anew by their rank, some at the same time. A page that waits already is not added
 * twice.
 */
export class PageQueue {
  private readonly waiting: Record<Rank, Map<string, Waiting>> = {
    own: new Map(),
    list: new Map(),
    other: new Map(),
  };
  private readonly making = new Map<string, Rank>();

  /**
   * @param parallel how many may be made at the same time while a rank is the first to be made: enough
   * to be quick, few enough to keep answering visitors
   */
  constructor(private readonly parallel: Readonly<Record<Rank, number>>) {}

  /** Resolves when the page has been made, to false where it could not be. */
  add(path: string, make: Make, rank: Rank): Promise<boolean> {
    const before = ranks.find((one) => this.waiting[one].has(path));
    const waiting = (before && this.waiting[before].get(path)) ?? newcomer(make);
    if (!before || ranks.indexOf(rank) < ranks.indexOf(before)) {
      if (before) this.waiting[before].delete(path);
      this.waiting[rank].set(path, waiting);
    }
    this.begin();
    return waiting.made;
  }

  /** How many pages wait or are being made. */
  get length(): number {
    return ranks.reduce((sum, rank) => sum + this.waiting[rank].size, this.making.size);
  }

  /** Milliseconds for which the one has waited that waits longest. */
  get ageMs(): number {
    const waiting = ranks.flatMap((rank) => [...this.waiting[rank].values()]);
    return Math.max(0, ...waiting.map(({ since }) => Date.now() - since));
  }

  private next(): [string, Waiting, Rank] | null {
    const isMaking = new Set(this.making.values());
    const first = ranks.find((rank) => isMaking.has(rank) || this.firstOf(rank));
    if (!first || this.making.size >= this.parallel[first]) return null;
    for (const rank of ranks) {
      const next = this.firstOf(rank);
      if (!next) continue;
      this.waiting[rank].delete(next[0]);
      return [...next, rank];
    }
    return null;
  }

  /** One that is being made may show what was before: it is made once more, afterwards. */
  private firstOf(rank: Rank): [string, Waiting] | null {
    for (const entry of this.waiting[rank]) if (!this.making.has(entry[0])) return entry;
    return null;
  }

  private begin(): void {
    for (let next = this.next(); next; next = this.next()) void this.work(...next);
  }

  private async work(path: string, { make, settle }: Waiting, rank: Rank): Promise<void> {
    this.making.set(path, rank);
    const made = await make(path).then(
      () => true,
      (error: unknown) => {
        logError(`revalidate ${path}`, error);
        return false;
      },
    );
    this.making.delete(path);
    settle(made);
    this.begin();
  }
}

function newcomer(make: Make): Waiting {
  let settle: Waiting['settle'] = () => undefined;
  const made = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { make, since: Date.now(), made, settle };
}
