import type { Locale } from '@/routing/locales';
import { href } from '@/routing/href';
import type { Ignored } from '../finding/codec';
import { slug } from '../finding/kinds';
import { comparedSections, most, type ComparedSection, type Comparison } from './model';

/** Ids of the contract; whatever else stands in an address is none. */
const id = /^[A-Za-z0-9-]{1,40}$/;

interface Decoded {
  comparison: Comparison;
  /** Parts of the address that nothing was made of. */
  ignored: Ignored[];
}

/**
 * What an address asks to compare: `accommodations=12,34` or `universities=5,6`, `near`, and
 * `only=differences`. One kind of thing at a time; the same one is not compared with itself.
 */
export function decode(search: URLSearchParams): Decoded {
  const ignored: Ignored[] = [];
  const section = comparedSections.find((one) => search.has(one)) ?? 'accommodations';
  const ids: string[] = [];
  for (const name of comparedSections) {
    for (const value of wordsOf(search, name)) {
      const fits = name === section && id.test(value) && ids.length < most[section];
      if (ids.includes(value) && name === section) continue;
      if (fits) ids.push(value);
      else ignored.push({ name, value });
    }
  }
  const near = slug().read(texts(search, 'near'));
  ignored.push(...near.bad.map((value) => ({ name: 'near', value })));
  const [only, ...others] = texts(search, 'only');
  const wrong = [only ?? '', ...others].filter((value) => value && value !== 'differences');
  ignored.push(...wrong.map((value) => ({ name: 'only', value })));
  return {
    comparison: { section, ids, only: only === 'differences', near: near.value },
    ignored,
  };
}

/** The query of an address, without the question mark; empty where nothing is compared. */
export function encode({ section, ids, only, near }: Comparison): string {
  if (ids.length === 0) return '';
  return [
    `${section}=${ids.join(',')}`,
    ...(near === null ? [] : [`near=${encodeURIComponent(near)}`]),
    ...(only ? ['only=differences'] : []),
  ].join('&');
}

/** The address of a comparison. */
export function compareHref(comparison: Comparison, locale: Locale): string {
  const query = encode(comparison);
  const path = href('compare', locale);
  return query === '' ? path : `${path}?${query}`;
}

/** The address of some entries side by side, with nothing else asked for. */
export const compareHrefOf = (section: ComparedSection, ids: string[], locale: Locale): string =>
  compareHref({ section, ids, only: false, near: null }, locale);

const texts = (search: URLSearchParams, name: string) =>
  search.getAll(name).flatMap((text) => text.trim() || []);

const wordsOf = (search: URLSearchParams, name: string) =>
  texts(search, name).flatMap((text) => text.split(',').flatMap((word) => word.trim() || []));
