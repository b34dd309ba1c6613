import type { SourceLine, Problems } from './Problems';

/** What a key can refer to, and where it is. `media` are pictures, icons and clips. */
const targets = {
  media: 'pictures, icons or clips',
  documents: 'documents',
  /** What a link can lead to: all of the above. */
  files: 'pictures, icons, clips or documents',
  pages: 'content/pages',
  accommodations: 'content/accommodations',
  services: 'content/services',
  events: 'content/events',
  universities: 'content/universities',
  news: 'content/news',
  poi: 'content/places',
  accommodationsCategories: 'content/categories/accommodations.yml',
  servicesCategories: 'content/categories/services.yml',
  eventsCategories: 'content/categories/events.yml',
  newsCategories: 'content/categories/news.yml',
  eventsTags: 'content/tags/events.yml',
  newsTags: 'content/tags/news.yml',
} as const;

export type Target = keyof typeof targets;

/** A key of other content. */
export interface Reference {
  target: Target;
  key: string;
}

/** Collects the keys that files refer to. They are checked when the whole town is read. */
export class References {
  private readonly found: (SourceLine & Reference)[] = [];
  private readonly known = new Set<string>();

  /** Notes that a line refers to a key, if it does. */
  add(place: SourceLine, reference: Reference | undefined): void {
    if (reference) this.found.push({ ...place, ...reference });
  }

  /** Notes that a key exists, even if its file has problems. */
  declare(target: Target, key: string): void {
    this.known.add(`${target} ${key}`);
    if (target === 'media' || target === 'documents') this.known.add(`files ${key}`);
  }

  isDeclared(target: Target, key: string): boolean {
    return this.known.has(`${target} ${key}`);
  }

  /** Reports the keys that are not declared. */
  check(problems: Problems): void {
    for (const { target, key, ...place } of this.found)
      if (!this.isDeclared(target, key))
        problems.add(place, `“${key}” does not exist in ${targets[target]}.`);
  }
}

/** What reading a town collects. */
export interface Collected {
  problems: Problems;
  references: References;
}
