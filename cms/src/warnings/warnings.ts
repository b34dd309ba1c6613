import type { EntryCollection } from '../sections/sections';
import { energy, nationalCode, verified } from '../sections/accommodations/warnings';
import { altText } from './altText';
import { discrimination } from '../sections/accommodations/discrimination';
import { leadingPicture } from './leadingPicture';
import { links } from './links';
import { eventDates, expired, staleOffer } from './outOfDate';
import { readable } from './readable';
import { searchEngines } from './searchEngines';
import { translation } from './translation';
import type { Check, Entry, Warning } from './Warning';

/** The checks, the most important ones first. */
const checks: (Check | Partial<Record<EntryCollection, Check>>)[] = [
  expired,
  { accommodations: energy },
  { accommodations: nationalCode },
  { accommodations: discrimination },
  { accommodations: staleOffer },
  translation,
  altText,
  links,
  { accommodations: verified },
  { events: eventDates },
  readable,
  leadingPicture,
  searchEngines,
];

const keyOf = ({ text, media, field = '' }: Warning): string =>
  // The position of a block differs between languages, but it is the same problem.
  `${text.it} ${media ?? field.replace(/^contentManager\..*/, '')}`;

/** Merges warnings about the same problem into one with all its languages. */
function mergeByKey(warnings: readonly Warning[]): Warning[] {
  const byKey = new Map<string, Warning>();
  for (const warning of warnings) {
    const existing = byKey.get(keyOf(warning));
    const sites = [...new Set([...(existing?.sites ?? []), ...warning.sites])];
    byKey.set(keyOf(warning), { ...(existing ?? warning), sites });
  }
  return [...byKey.values()];
}

/** The warnings about an entry, errors first. */
export function warningsOf(entry: Entry): Warning[] {
  const all = mergeByKey(
    checks.flatMap((check) => {
      const own = typeof check === 'function' ? check : check[entry.collection];
      return own?.(entry) ?? [];
    }),
  );
  const errors = all.filter(({ severity }) => severity === 'error');
  return [...errors, ...all.filter((warning) => !errors.includes(warning))];
}
