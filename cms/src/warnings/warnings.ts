import type { EntryCollection } from '../sections';
import { energy, nationalCode, verified } from './accommodation';
import { altText } from './altText';
import { discrimination } from './discrimination';
import { leadingPicture } from './leadingPicture';
import { links } from './links';
import { eventDates, expired, staleOffer } from './outOfDate';
import { readable } from './readable';
import { searchEngines } from './searchEngines';
import { translation } from './translation';
import type { Check, Entry, Warning } from './Warning';

/** In the order in which an editor should look at them. */
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
  // Blocks stand at other places in every language, but it is the same thing to put right.
  `${text.it} ${media ?? field.replace(/^contentManager\..*/, '')}`;

/** One warning per thing, for all the languages that it concerns. */
function merged(warnings: readonly Warning[]): Warning[] {
  const byKey = new Map<string, Warning>();
  for (const warning of warnings) {
    const known = byKey.get(keyOf(warning));
    const sites = [...new Set([...(known?.sites ?? []), ...warning.sites])];
    byKey.set(keyOf(warning), { ...(known ?? warning), sites });
  }
  return [...byKey.values()];
}

/** What an editor should look at before publishing an entry, errors first. */
export function warningsOf(entry: Entry): Warning[] {
  const all = merged(
    checks.flatMap((check) => {
      const own = typeof check === 'function' ? check : check[entry.collection];
      return own?.(entry) ?? [];
    }),
  );
  const errors = all.filter(({ severity }) => severity === 'error');
  return [...errors, ...all.filter((warning) => !errors.includes(warning))];
}
