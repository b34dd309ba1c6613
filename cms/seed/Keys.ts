import type { Site } from '../src/sites';

/** Ids of seeded documents by their keys in the content. */
export class Keys {
  constructor(
    private readonly site?: Site,
    private readonly ids = new Map<string, number>(),
  ) {}

  /** The same ids, those of one language before those of both. */
  in(site: Site): Keys {
    return new Keys(site, this.ids);
  }

  set(kind: string, key: string, id: number): void {
    this.ids.set(this.nameOf(kind, key, this.site), id);
  }

  /** The id behind a key, or undefined when there is none. */
  find(kind: string, key: string): number | undefined {
    return this.ids.get(this.nameOf(kind, key, this.site)) ?? this.ids.get(this.nameOf(kind, key));
  }

  /** @throws Error when the content names a key that it does not define. */
  get(kind: string, key: string): number {
    const id = this.find(kind, key);
    if (id === undefined) throw new Error(`The seed's content has no ${kind} "${key}".`);
    return id;
  }

  private nameOf = (kind: string, key: string, site?: Site): string =>
    [kind, key, ...(site ? [site] : [])].join(' ');
}
