/** Makes one page anew. */
export type Make = (path: string) => Promise<void>;

interface Waiting {
  make: Make;
  /** Unix milliseconds. */
  since: number;
  /** Whether it could be made. */
  made: Promise<boolean>;
  settle: (made: boolean) => void;
}

/**
 * Pages to be made anew, some at the same time. A page that waits already is not added twice;
 * urgent ones are made before the others.
 */
export class PageQueue {
  private readonly urgent = new Map<string, Waiting>();
  private readonly others = new Map<string, Waiting>();
  private readonly making = new Set<string>();

  /** @param parallel enough to be quick, few enough to keep answering visitors */
  constructor(private readonly parallel: number) {}

  /** Resolves when the page has been made, to false where it could not be. */
  add(path: string, make: Make, urgent: boolean): Promise<boolean> {
    const known = this.urgent.get(path) ?? this.others.get(path);
    const waiting = known ?? newcomer(make);
    if (urgent) this.others.delete(path);
    if (urgent) this.urgent.set(path, waiting);
    else if (!known) this.others.set(path, waiting);
    if (this.making.size < this.parallel) void this.work();
    return waiting.made;
  }

  /** How many pages wait or are being made. */
  get length(): number {
    return this.urgent.size + this.others.size + this.making.size;
  }

  /** Milliseconds for which the one has waited that waits longest. */
  get ageMs(): number {
    const waiting = [...this.urgent.values(), ...this.others.values()];
    return Math.max(0, ...waiting.map(({ since }) => Date.now() - since));
  }

  private next(): [string, Waiting] | null {
    for (const list of [this.urgent, this.others]) {
      for (const [path, waiting] of list) {
        // One that is being made may show what was before: it is made once more, afterwards.
        if (this.making.has(path)) continue;
        list.delete(path);
        return [path, waiting];
      }
    }
    return null;
  }

  private async work(): Promise<void> {
    for (let next = this.next(); next; next = this.next()) {
      const [path, { make, settle }] = next;
      this.making.add(path);
      const made = await make(path).then(
        () => true,
        (error: unknown) => {
          console.error(`[revalidate] ${path}: ${String(error)}`);
          return false;
        },
      );
      this.making.delete(path);
      settle(made);
    }
  }
}

function newcomer(make: Make): Waiting {
  let settle: Waiting['settle'] = () => undefined;
  const made = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { make, since: Date.now(), made, settle };
}
