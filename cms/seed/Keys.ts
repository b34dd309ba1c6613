import type { Site } from '../src/sites';

/** The ids of seeded documents by their keys in the content. */
export class Keys {
  constructor(
    private readonly site?: Site,
    private readonly ids = new Map<string, number>(),
  ) {}

  /** The same ids, but ids of this language come before those of both languages. */
  in(site: Site): Keys {
    return new Keys(site, this.ids);
  }

  set(kind: string, key: string, id: number): void {
    this.ids.set(this.nameOf(kind, key, this.site), id);
  }

  /** The id of a key, or undefined when there is none. */
  find(kind: string, key: string): number | undefined {
    return this.ids.get(this.nameOf(kind, key, this.site)) ?? this.ids.get(this.nameOf(kind, key));
  }

  /** @throws Error when the content does not define this key. */
  get(kind: string, key: string): number {
    const id = this.find(kind, key);
    if (id === undefined) throw new Error(`The seed's content has no ${kind} "${key}".`);
    return id;
  }

  private nameOf = (kind: string, key: string, site?: Site): string =>
    [kind, key, ...(site ? [site] : [])].join(' ');
}
