import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../src/lib/isRecord';
import { defaultSite, type PerSite, type Site, sites } from '../src/sites';

/** A value without what means nothing: empty texts, lists and groups, and switches that are off. */
function meaningful(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(meaningful);
    return items.length > 0 ? items : undefined;
  }
  if (!isRecord(value))
    return value === null || value === '' || value === false ? undefined : value;
  const fields = Object.entries(value)
    .map(([name, field]) => [name, meaningful(field)] as const)
    .filter(([, field]) => field !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** Whether two values of the content mean the same. */
export const isEqual = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(meaningful(a), meaningful(b));

const isPerSite = (value: unknown): value is PerSite<unknown> =>
  isRecord(value) &&
  Object.keys(value).length === sites.length &&
  sites.every((site) => site in value);

/**
 * The fields that are not compared. Those that are relative to the day of an import say when a new entry is published
 * or takes place; an existing entry keeps its dates.
 */
function skippedFields(seed: Record<string, unknown>): string[] {
  const names = ['starts', 'ends', 'availableFrom'].filter((name) =>
    ['object', 'number'].includes(typeof seed[name]),
  );
  return [
    'order',
    'daysAgo',
    'verifiedDaysAgo',
    // They are documents of their own (importFormerAddresses.ts).
    'formerSlugs',
    ...names,
    ...(seed.verifiedDaysAgo === undefined ? [] : ['verifiedOn']),
    ...(seed.postDate === undefined ? ['postDate'] : []),
  ];
}

/**
 * The names of the fields in which an item of the folder differs from that of the cms, such as `title.en`.
 *
 * @param wanted from the folder
 * @param actual from the cms
 */
export function differences(wanted: object, actual: object): string[] {
  const [from, to]: Record<string, unknown>[] = [{ ...wanted }, { ...actual }];
  if (!from || !to) return [];
  const skipped = new Set(skippedFields(from));
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names
    .filter((name) => !skipped.has(name))
    .flatMap((name) => {
      const [a, b] = [from[name], to[name]];
      if (!isPerSite(a) && !isPerSite(b)) return isEqual(a, b) ? [] : [name];
      return sites
        .filter((site) => {
          const text = isPerSite(a) ? a[site] : undefined;
          // An empty address follows from the title.
          if (name === 'slug' && !text) return false;
          return !isEqual(text, isPerSite(b) ? b[site] : undefined);
        })
        .map((site) => `${name}.${site}`);
    });
}

/** The language that a difference concerns; what all languages share is written in the default one. */
const siteOf = (field: string): Site =>
  sites.find((site) => field.endsWith(`.${site}`)) ?? defaultSite;

/** The languages that differences concern; contacts have labels in all of them. */
export const sitesOf = (fields: readonly string[]): Site[] =>
  sites.filter((site) =>
    fields.some((field) => field === 'contactLinks' || siteOf(field) === site),
  );
