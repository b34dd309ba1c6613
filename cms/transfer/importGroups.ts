import { createGroupItem, groupFields } from '../seed/groups';
import type { CategorySeed } from '../seed/types';
import type { CategoryGroup, TagGroup } from '../src/api/groups';
import { defaultSite } from '../src/sites';
import { groups } from './CmsContent';
import { differences, sitesOf } from './differences';
import type { ImportRun } from './ImportRun';
import { groupFile } from './writeContent';

/** Puts the items of a group that were there already in the order of the folder. */
async function importOrder(run: ImportRun, group: CategoryGroup | TagGroup): Promise<void> {
  const wanted = Object.keys(run.town[group]);
  const items = (run.cms.groups.get(group) ?? []).filter(({ key }) => wanted.includes(key));
  const sorted = [...items].sort((a, b) => wanted.indexOf(a.key) - wanted.indexOf(b.key));
  if (sorted.every((item, index) => item === items[index])) return;
  await run.write('changed', { name: groupFile(group), detail: 'order' }, async () => {
    for (const [index, item] of sorted.entries())
      if (item !== items[index]) {
        const data = { _order: items[index]?.doc._order };
        await run.store.update(group, item.doc.id, { site: defaultSite, data });
      }
  });
}

async function importGroup(run: ImportRun, group: CategoryGroup | TagGroup): Promise<void> {
  const { cms, current, keys, report, store, town } = run;
  const existing = new Map((cms.groups.get(group) ?? []).map((item) => [item.key, item]));
  for (const [key, seed] of Object.entries<CategorySeed>(town[group])) {
    const name = `${groupFile(group)}, ${key}`;
    const found = existing.get(key);
    existing.delete(key);
    if (!found) {
      await run.write('created', { name }, async () => {
        keys.set(group, key, await createGroupItem(store, group, { key, seed }, keys));
      });
      continue;
    }
    keys.set(group, key, found.doc.id);
    const fields = differences(seed, current.content[group][key] ?? {});
    await run.change({ name }, fields, async () => {
      for (const site of sitesOf(fields))
        await store.update(group, found.doc.id, {
          site,
          data: groupFields(group, seed, site, keys),
        });
    });
  }
  for (const key of existing.keys()) report.add('only in the cms', `${groupFile(group)}, ${key}`);
  await importOrder(run, group);
}

/** Imports the categories and tags of a town. */
export async function importGroups(run: ImportRun): Promise<void> {
  for (const group of groups) await importGroup(run, group);
}
