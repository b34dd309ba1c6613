import type { z } from 'zod';
import type { EntryCollection } from '../src/sections/sections';
import { folderOf } from './links';
import type { Target } from './References';
import { entryTypes } from './sections';

interface AnyEntryType {
  shared: z.ZodObject;
  translated: (isDefault: boolean) => z.ZodObject;
  markdown?: readonly string[];
  references: Partial<Record<string, Target>>;
}

/** The names of the fields of a section, besides those that all entries have in each language. */
interface SectionFields {
  texts: string[];
  /** The texts that are Markdown. */
  richTexts: readonly string[];
  /** Fields that all languages share, in the order of the files. */
  shared: string[];
  hasContacts: boolean;
  /** Which of the shared fields refer to other content. */
  references: Partial<Record<string, Target>>;
}

const namesOfAll = ['title', 'slug', 'formerSlugs', 'seo', 'contactLinks'];

/** They are relative to the day of an import, so the cms does not have them. */
const relative = ['order', 'daysAgo', 'verifiedDaysAgo'];

/** Lists the fields of a section, for what writes them to the cms or to files. */
export function sectionFields(collection: EntryCollection): SectionFields {
  const type: AnyEntryType = entryTypes[folderOf(collection)];
  const { shared, translated, markdown = [], references } = type;
  const isOwn = (name: string) => ![...namesOfAll, ...relative, ...markdown].includes(name);
  return {
    texts: Object.keys(translated(true).shape).filter(isOwn),
    richTexts: markdown,
    shared: Object.keys(shared.shape).filter(isOwn),
    hasContacts: 'contactLinks' in shared.shape,
    references: { seoImage: 'media', ...references },
  };
}
