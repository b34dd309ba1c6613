import type { Locale } from '@/routing/locales';
import { href } from '@/routing/href';
import type { IgnoredParameter } from '@/features/listing/listingQuery';
import { slugOf } from '@/features/listing/parameterTypes';
import { comparedSections, maxCompared, type ComparedSection, type Comparison } from './model';

/** The format of entry ids in the contract. */
const idPattern = /^[A-Za-z0-9-]{1,40}$/;

interface ParsedComparison {
  comparison: Comparison;
  ignored: IgnoredParameter[];
}

/**
 * Parses the query of a comparison: `accommodations=12,34` or `universities=5,6`, `near` and
 * `only=differences`. It accepts one section at a time and each id once.
 */
export function parseComparison(search: URLSearchParams): ParsedComparison {
  const ignored: IgnoredParameter[] = [];
  const section = comparedSections.find((one) => search.has(one)) ?? 'accommodations';
  const ids: string[] = [];
  for (const name of comparedSections) {
    for (const value of commaValuesOf(search, name)) {
      const isValid =
        name === section && idPattern.test(value) && ids.length < maxCompared[section];
      if (ids.includes(value) && name === section) continue;
      if (isValid) ids.push(value);
      else ignored.push({ name, value });
    }
  }
  const near = slugOf('universities').parse(valuesOf(search, 'near'), { section, validSlugs: {} });
  ignored.push(...near.invalid.map((value) => ({ name: 'near', value })));
  const [only, ...others] = valuesOf(search, 'only');
  const invalid = [only ?? '', ...others].filter((value) => value && value !== 'differences');
  ignored.push(...invalid.map((value) => ({ name: 'only', value })));
  return {
    comparison: { section, ids, onlyDifferences: only === 'differences', near: near.value },
    ignored,
  };
}

/** Formats the query string without the question mark; empty if nothing is compared. */
export function formatComparison({ section, ids, onlyDifferences, near }: Comparison): string {
  if (ids.length === 0) return '';
  return [
    `${section}=${ids.join(',')}`,
    ...(near === null ? [] : [`near=${encodeURIComponent(near)}`]),
    ...(onlyDifferences ? ['only=differences'] : []),
  ].join('&');
}

export function compareHref(comparison: Comparison, locale: Locale): string {
  const query = formatComparison(comparison);
  const path = href('compare', locale);
  return query === '' ? path : `${path}?${query}`;
}

/** The same comparison for every language: the slug of the university differs between them. */
export const withoutUniversity = (comparison: Comparison): Comparison => ({
  ...comparison,
  near: null,
});

/** The address of a comparison without a university, with all rows. */
export const compareHrefOf = (section: ComparedSection, ids: string[], locale: Locale): string =>
  compareHref({ section, ids, onlyDifferences: false, near: null }, locale);

const valuesOf = (search: URLSearchParams, name: string) =>
  search.getAll(name).flatMap((text) => text.trim() || []);

const commaValuesOf = (search: URLSearchParams, name: string) =>
  valuesOf(search, name).flatMap((text) => text.split(',').flatMap((part) => part.trim() || []));
