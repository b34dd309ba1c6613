import type { Site } from '../src/sites';

/** The content refers to a key that has no document yet. */
export class MissingKey extends Error {}

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

  /** @throws MissingKey when there is no document with this key. */
  get(kind: string, key: string): number {
    const id = this.find(kind, key);
    if (id === undefined) throw new MissingKey(`There is no ${kind} with the key ${key}.`);
    return id;
  }

  private nameOf = (kind: string, key: string, site?: Site): string =>
    [kind, key, ...(site ? [site] : [])].join(' ');
}
