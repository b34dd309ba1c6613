import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SeedContent } from '../seed/types';
import { townsDir } from '../src/paths';
import { sites } from '../src/sites';
import type { TownFolder } from './files';
import { Problems, TownError } from './Problems';
import { readCategories, readTags } from './readGroups';
import { readMedia, type TownMedia } from './readMedia';
import { readMenus } from './readMenus';
import { readRedirects } from './readRedirects';
import { readSection } from './readSection';
import { readSite } from './readSite';
import { References } from './References';
import { reportUnreadNames } from './reportUnreadNames';
import { entryTypes } from './sections';

/** What a town has besides its files. */
export type TownContent = Omit<SeedContent, keyof TownMedia>;

/**
 * Reads entries, groups, menus, redirects and globals. Call readMedia first, because references are checked
 * against its keys.
 */
export function readContent(town: TownFolder): TownContent {
  return {
    accommodationsCategories: readCategories(town, 'accommodations'),
    servicesCategories: readCategories(town, 'services'),
    eventsCategories: readCategories(town, 'events'),
    newsCategories: readCategories(town, 'news'),
    eventsTags: readTags(town, 'events'),
    newsTags: readTags(town, 'news'),
    accommodations: readSection(town, 'accommodations', entryTypes.accommodations),
    services: readSection(town, 'services', entryTypes.services),
    events: readSection(town, 'events', entryTypes.events),
    universities: readSection(town, 'universities', entryTypes.universities),
    news: readSection(town, 'news', entryTypes.news),
    poi: readSection(town, 'places', entryTypes.places),
    pages: readSection(town, 'pages', entryTypes.pages),
    menus: readMenus(town),
    redirects: readRedirects(town),
    globals: readSite(town),
  };
}

/** Reports a language without the home page: nothing would be at its first address. */
function reportMissingHomes({ collected }: TownFolder, pages: SeedContent['pages']): void {
  for (const [key, { kind, title }] of Object.entries(pages))
    for (const site of sites)
      if (kind === 'home' && title[site] === '')
        collected.problems.add(
          { file: `content/pages/${key}.${site}.md`, line: 1 },
          'the file is missing; the home page is needed in each language.',
        );
}

/**
 * Reads the folder of a town and checks it.
 *
 * @param name the name of a folder in towns/
 * @param towns the folder of all towns
 * @throws TownError that lists everything that is wrong
 */
export const readTown = (name: string, towns = townsDir): SeedContent =>
  readFolder(path.join(towns, name), `towns/${name}`);

/**
 * The same for a folder anywhere.
 *
 * @param shown the name of the folder in messages
 */
export function readFolder(root: string, shown = root): SeedContent {
  if (!existsSync(path.join(root, 'content')))
    throw new TownError(
      `There is no folder ${shown}/content. To start without content, set DEMO_TOWN=no.`,
    );
  const collected = { problems: new Problems(), references: new References() };
  const town = { root, collected };
  const content = { ...readMedia(town), ...readContent(town) };
  reportUnreadNames(town);
  reportMissingHomes(town, content.pages);
  collected.references.check(collected.problems);
  collected.problems.throwIfAny(shown);
  return content;
}
