import { altText } from './altText';
import { embeds } from './embeds';
import { leadingPicture } from './leadingPicture';
import { links } from './links';
import { expired } from './expired';
import { readable } from './readable';
import { searchEngines } from './searchEngines';
import { translation } from './translation';
import { trashedFiles } from './trashedFiles';
import type { Check, Entry, SectionChecks, Warning } from './Warning';

/** The checks of an entry, the most important ones first. */
const checksOf = ({ errors = [], notes = [], mainPicture }: SectionChecks): Check[] => [
  expired,
  ...errors,
  translation,
  altText,
  trashedFiles,
  links,
  embeds,
  ...notes,
  readable,
  ...(mainPicture === undefined ? [] : [leadingPicture(mainPicture)]),
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

/**
 * Returns the warnings about an entry, errors first.
 *
 * @param own the checks of its section
 * @param refusals what its publication would be refused for
 */
export function warningsOf(
  entry: Entry,
  own: SectionChecks,
  refusals: readonly Warning[] = [],
): Warning[] {
  const all = mergeByKey([...refusals, ...checksOf(own).flatMap((check) => check(entry))]);
  const errors = all.filter(({ severity }) => severity === 'error');
  return [...errors, ...all.filter((warning) => !errors.includes(warning))];
}
