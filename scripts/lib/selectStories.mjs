import { createHash } from 'node:crypto';

/** Each story is tested at least once in as many days. */
const DAYS = 4;

/** Changes of these files can affect every story. */
const AFFECTS_ALL = /^(\.storybook\/|package-lock\.json$)/;

/** @typedef {{ id: string, type: string, importPath: string }} Entry of Storybook's index; paths begin with ./ */
/** @typedef {{ name: string, reasons?: { moduleName: string }[] }} Module of Storybook's statistics, with its importers */

/**
 * Selects the stories whose modules have changed, and a part of the others by their id and the day.
 *
 * @param {Record<string, Entry>} entries
 * @param {Module[]} modules
 * @param {string[] | undefined} changed the changed files, relative to the root; undefined if they are unknown
 * @param {Date} day
 * @returns {{ ids: string[], reason: string }}
 */
export function selectStories(entries, modules, changed, day) {
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  if (!changed)
    return { ids: stories.map(({ id }) => id), reason: 'all, because Git knows no changes' };
  const affected = findImporters(modules, changed);
  const all = [...affected].some((file) => AFFECTS_ALL.test(file));
  const own = stories.filter(({ importPath }) => all || affected.has(importPath.replace('./', '')));
  const part = Math.floor(day.getTime() / 86_400_000) % DAYS;
  const others = stories.filter((story) => !own.includes(story) && partOf(story.id) === part);
  return {
    ids: [...own, ...others].map(({ id }) => id),
    reason: `${own.length + others.length} of ${stories.length}: ${own.length} that the changes affect, and part ${part + 1} of ${DAYS} of the others`,
  };
}

/** @param {string} id */
const partOf = (id) => (createHash('sha256').update(id).digest()[0] ?? 0) % DAYS;

/**
 * Returns the files and all files that import them, directly or through others.
 *
 * @param {Module[]} modules
 * @param {string[]} files
 */
function findImporters(modules, files) {
  const importers = new Map(
    modules.map(({ name, reasons = [] }) => [name, reasons.map(({ moduleName }) => moduleName)]),
  );
  const found = new Set(files);
  // Files that are added to the set during the loop are visited too.
  for (const file of found)
    for (const importer of importers.get(`./${file}`) ?? []) found.add(importer.replace('./', ''));
  return found;
}
