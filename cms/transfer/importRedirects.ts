import { redirectsFile } from '../content/readRedirects';
import type { RedirectSeed } from '../seed/types';
import { defaultSite } from '../src/sites';
import { siteTextOf } from './CmsContent';
import { isEqual } from './differences';
import type { ImportRun } from './ImportRun';
import type { Fields } from '../src/lib/Fields';

/** The fields of a redirect in the cms. */
function fieldsOf({ from, to }: RedirectSeed, { keys }: ImportRun): Fields {
  if ('url' in to) return { from, kind: 'address', entry: null, target: to.url };
  const { section, key } = to.entry;
  const entry = { relationTo: section, value: keys.get(section, key) };
  return { from, kind: 'entry', entry, site: to.site, target: null };
}

/**
 * Imports the redirects of a town, which an old address identifies. What exists is changed first, because the cms
 * refuses a new redirect to or from an address that another one still uses.
 */
export async function importRedirects(run: ImportRun): Promise<void> {
  const { cms, current, report, store, town } = run;
  const existing = new Map(cms.redirects.map(({ id, from }) => [siteTextOf(from), id]));
  const inCms = new Map(current.content.redirects.map(({ from, to }) => [from, to]));
  const itemOf = ({ from, line }: RedirectSeed) => ({
    name: `${redirectsFile}, ${from}`,
    place: { file: redirectsFile, line },
  });
  for (const seed of town.redirects) {
    const id = existing.get(seed.from);
    if (id === undefined) continue;
    const changed = isEqual(seed.to, inCms.get(seed.from)) ? [] : ['to'];
    await run.change(itemOf(seed), changed, () =>
      store.update('redirects', id, { site: defaultSite, data: fieldsOf(seed, run) }),
    );
  }
  for (const seed of town.redirects)
    if (!existing.has(seed.from))
      await run.write('created', itemOf(seed), () =>
        store.create('redirects', defaultSite, fieldsOf(seed, run)),
      );
  const wanted = new Set(town.redirects.map(({ from }) => from));
  for (const from of existing.keys())
    if (!wanted.has(from)) report.add('only in the cms', `${redirectsFile}, ${from}`);
}
