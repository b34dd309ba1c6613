import { followed } from '@/routing/files';
import type { StaticRouteName } from '@/routing/routes';
import { choicesOf } from '@/server/finding/choicesOf';
import { findEntries } from '@/server/finding/findEntries';
import type { Teasers } from '@/server/finding/teasers';
import type { PageContext, PageData } from '@/server/getPageProps';
import { archiveOf } from '../pages/archive';
import type { ArchiveHead } from '../pages/ArchiveFrame';
import { filterChoices } from '../pages/categories';
import { topicChoices } from '../news/mapper';
import { decode } from './codec';
import type { ListData } from './ListData';
import type { Finding, FindingSection } from './model';

/** Data of the screen of a list. */
export interface ListView<Section extends FindingSection> {
  head: ArchiveHead;
  list: ListData<Teasers[Section]>;
}

interface Listed<Section extends FindingSection> extends PageData<ListView<Section>> {
  finding: Finding;
}

const withCategories = ['accommodations', 'services', 'events'] as const;

/** Lists that cannot be sorted or filtered by the distance to a university. */
const withoutNear: readonly FindingSection[] = ['universities', 'places', 'news'];

/**
 * Data of a section's list.
 * @param search what the address asks for; nothing for the page that is kept
 */
export async function listOf<Section extends FindingSection & StaticRouteName>(
  section: Section,
  context: PageContext,
  search = new URLSearchParams(),
): Promise<Listed<Section>> {
  const { cms, map, locale } = context;
  const [{ head, page }, { categories, universities, known, translations }] = await Promise.all([
    archiveOf(section, context),
    choicesOf(section, context),
  ]);
  const { finding } = decode(section, search, known);
  const found = await findEntries(section, finding, universities, { cms, map });
  const isWithoutNear = withoutNear.includes(section);
  const narrowed = withCategories.find((one) => one === section);
  return {
    ...page,
    finding,
    view: {
      head,
      list: {
        found,
        categories:
          section === 'news'
            ? topicChoices(categories, locale)
            : narrowed
              ? filterChoices(narrowed, categories, locale)
              : [],
        universities: isWithoutNear ? [] : universities,
        translations: isWithoutNear ? {} : translations,
        topic: null,
        follow: followed(section, locale),
      },
    },
  };
}
