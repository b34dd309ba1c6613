import type { Site } from '../src/sites';

/** A write of one language of one home: its number stands in every field. */
export interface KilledWrite {
  key: string;
  site: Site;
  value: number;
  /** Payload's id; none for a home that is to be made. */
  id?: number;
}

/** Where a writer goes on. */
export interface KilledOrder {
  seed: string;
  known: { key: string; id: number }[];
  /** The number of its first write. */
  next: number;
}

/** What a visitor sees of a home in one language. */
export interface SeenHome {
  slug: string;
  title: string;
  priceMin: number;
  includedServices: string[];
  contactLinks: { href: string }[];
  categories: object[];
  contentManager: { textContent: string }[];
}

/** What must be in the database: what was acknowledged, and what was being written at the end. */
export class KilledModel {
  acknowledged = 0;
  /** Writes that were cut off and turned out to be there all the same. */
  survived = 0;
  next = 1;
  pending: KilledWrite | undefined;
  private readonly ids = new Map<string, number>();
  private readonly values = new Map<string, number>();

  get known(): KilledOrder['known'] {
    return [...this.ids].map(([key, id]) => ({ key, id }));
  }

  begin(write: KilledWrite): void {
    this.pending = write;
    this.next = write.value + 1;
  }

  acknowledge({ key, site, value, id }: KilledWrite): void {
    if (id !== undefined) this.ids.set(key, id);
    this.values.set(`${site} ${key}`, value);
    this.pending = undefined;
    this.acknowledged += 1;
  }

  /** What is lost or half, in words; and takes over what the database says of the last write. */
  faultsOf(seen: Record<Site, SeenHome[]>, idOf: (key: string) => number | undefined): string[] {
    const faults: string[] = [];
    const { pending } = this;
    for (const site of ['it', 'en'] as const) {
      const shown = new Map(seen[site].map((home) => [home.slug.replace(/-en$/, ''), home]));
      for (const home of shown.values()) faults.push(...halves(home, site));
      for (const { key } of this.known) {
        const value = this.values.get(`${site} ${key}`);
        const there = shown.get(key)?.title;
        const isPending = pending?.key === key && pending.site === site;
        if (isPending && there === `Value ${pending.value}`) this.take(pending, pending.id);
        else if (value !== undefined && there !== `Value ${value}`)
          faults.push(`${site} ${key}: acknowledged ${value}, there is ${there ?? 'nothing'}`);
      }
    }
    if (pending && pending.id === undefined) {
      const made = seen.it.some(({ slug }) => slug === pending.key);
      if (made) this.take(pending, idOf(pending.key));
    }
    this.pending = undefined;
    return faults;
  }

  private take(write: KilledWrite, id: number | undefined): void {
    this.acknowledge({ ...write, id });
    this.acknowledged -= 1;
    this.survived += 1;
  }
}

/** What of a home does not fit together. */
function halves(home: SeenHome, site: Site): string[] {
  const value = /^Value (\d+)$/.exec(home.title)?.[1] ?? 'none';
  const parts = {
    text: home.contentManager[0]?.textContent === `<p>Text ${value}</p>`,
    services: home.includedServices.length === 3,
    contacts: new Set(home.contactLinks.map(({ href }) => href.slice(5))).size === 1,
    bothContacts: home.contactLinks.length === 2,
    categories: home.categories.length === 2,
    price: site === 'en' || home.priceMin === Number(value),
    contactsOfPrice: home.contactLinks.every(({ href }) => href.endsWith(String(home.priceMin))),
  };
  return Object.entries(parts)
    .filter(([, fits]) => !fits)
    .map(([part]) => `${site} ${home.slug}: ${part} of ${home.title}`);
}
