import { isRecord } from '../src/lib/isRecord';
import type { TestCms } from './cms';
import { siteQuery } from './documents';

/** The query of a detail page for each section. */
const details: Record<string, string> = {
  accommodations: 'Accommodation',
  services: 'Service',
  events: 'Event',
  universities: 'University',
  news: 'NewsArticle',
  poi: 'Place',
  pages: 'Page',
};

const groups = [
  ...['accommodationsCategories', 'servicesCategories', 'eventsCategories', 'newsCategories'],
  ...['eventsTags', 'newsTags'],
];

const list = `query ($site: [String], $section: [String]) {
  entries(section: $section, site: $site, limit: 100) {
    title slug uri url postDate expiryDate typeHandle localized { slug siteHandle }
  }
}`;

const groupList = `query ($site: [String], $group: [String]) {
  categories(group: $group, site: $site) { title slug localized { slug siteHandle } }
  tags(group: $group, site: $site) { title slug }
}`;

const menu = `query ($site: [String], $navHandle: String) {
  navigationNodes(navHandle: $navHandle, site: $site) {
    title url newWindow level children { title url newWindow level children { title url level } }
  }
}`;

/** Fields that differ between two installations with the same content: what the databases number and date. */
const own = ['id', 'uid', 'dateUpdated', 'dateCreated'];

function withoutOwn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwn);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !own.includes(name));
  return Object.fromEntries(kept.map(([name, field]) => [name, withoutOwn(field)]));
}

const slugsOf = (data: unknown): string[] => {
  const entries: unknown = isRecord(data) ? data.entries : undefined;
  return Array.isArray(entries)
    ? entries.flatMap((entry) =>
        isRecord(entry) && typeof entry.slug === 'string' ? [entry.slug] : [],
      )
    : [];
};

/**
 * The answers of the contract about all content, in both languages, as one text: lists and entries of all sections,
 * categories, tags, menus and global sets.
 */
export async function answersOf(cms: TestCms): Promise<string> {
  const answers: Record<string, unknown> = {};
  const query = async (name: string, text: string, variables: Record<string, unknown>) => {
    const { data, errors } = await cms.query(text, variables);
    if (errors) throw new Error(`${name}: ${errors.join(' ')}`);
    answers[`${name} ${JSON.stringify(variables)}`] = withoutOwn(data);
    return data;
  };
  for (const site of ['it', 'en']) {
    for (const [section, detail] of Object.entries(details)) {
      const entries = await query('list', list, { site, section });
      for (const slug of slugsOf(entries)) await query(detail, siteQuery(detail), { site, slug });
    }
    await query('HomePage', siteQuery('HomePage'), { site });
    for (const uri of ['alloggi', 'accommodations', 'news/categorie', 'news/categories'])
      await query('ListingHead', siteQuery('ListingHead'), { site, uri });
    for (const group of groups) await query('group', groupList, { site, group });
    for (const name of [
      'AccommodationsCategories',
      'ServicesCategories',
      'RegisterPrivacy',
      'Layout',
    ])
      await query(name, siteQuery(name), { site });
    for (const slug of ['living-it', 'living-en'])
      await query('NewsCategory', siteQuery('NewsCategory'), { site, slug });
    for (const navHandle of ['headerMenu', 'topMenu', 'mainMenu', 'footerMenu'])
      await query('menu', menu, { site, navHandle });
  }
  return JSON.stringify(answers, null, 2)
    .replaceAll(cms.url, 'http://cms')
    .replaceAll(cms.siteUrl, 'http://site');
}
