import type { Site } from '../src/sites';

/** A write of one language of an accommodation. Its number is in every field. */
export interface KilledWrite {
  key: string;
  site: Site;
  value: number;
  /** Payload's id; undefined for a new accommodation. */
  id?: number;
}

/** The state with which a writer continues. */
export interface KilledOrder {
  seed: string;
  known: { key: string; id: number }[];
  /** The number of its first write. */
  next: number;
}

/** The public data of an accommodation in one language. */
export interface SeenHome {
  slug: string;
  title: string;
  priceMin: number;
  includedServices: string[];
  contactLinks: { href: string }[];
  categories: object[];
  contentManager: { textContent: string }[];
}

/** The expected data: all acknowledged writes, and the write that was running at the kill. */
export class KilledModel {
  acknowledged = 0;
  /** The number of writes that were interrupted but are in the database. */
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

  /**
   * Returns lost and incomplete writes as texts. If the interrupted write is in the database, it is accepted.
   */
  faultsOf(seen: Record<Site, SeenHome[]>, idOf: (key: string) => number | undefined): string[] {
    const faults: string[] = [];
    const { pending } = this;
    for (const site of ['it', 'en'] as const) {
      const shown = new Map(seen[site].map((home) => [home.slug.replace(/-en$/, ''), home]));
      for (const home of shown.values()) faults.push(...inconsistenciesOf(home, site));
      for (const { key } of this.known) {
        const value = this.values.get(`${site} ${key}`);
        const there = shown.get(key)?.title;
        const isPending = pending?.key === key && pending.site === site;
        if (isPending && there === `Value ${pending.value}`)
          this.acceptPending(pending, pending.id);
        else if (value !== undefined && there !== `Value ${value}`)
          faults.push(`${site} ${key}: acknowledged ${value}, there is ${there ?? 'nothing'}`);
      }
    }
    if (pending && pending.id === undefined) {
      const exists = seen.it.some(({ slug }) => slug === pending.key);
      if (exists) this.acceptPending(pending, idOf(pending.key));
    }
    this.pending = undefined;
    return faults;
  }

  private acceptPending(write: KilledWrite, id: number | undefined): void {
    this.acknowledge({ ...write, id });
    this.acknowledged -= 1;
    this.survived += 1;
  }
}

/** Returns the inconsistencies between the fields of an accommodation. */
function inconsistenciesOf(home: SeenHome, site: Site): string[] {
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
