/** Ids of seeded documents by their keys in the content. */
export class Keys {
  private readonly ids = new Map<string, number>();

  set(kind: string, key: string, id: number): void {
    this.ids.set(`${kind} ${key}`, id);
  }

  /** @throws Error when the content names a key that it does not define. */
  get(kind: string, key: string): number {
    const id = this.ids.get(`${kind} ${key}`);
    if (id === undefined) throw new Error(`The seed's content has no ${kind} "${key}".`);
    return id;
  }
}
