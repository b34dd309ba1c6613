import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Field,
  PayloadRequest,
  Tab,
} from 'payload';
import { limitAuthorsToDrafts } from '../access/limitAuthors';
import { refuseSortByPerson } from '../access/refuseSortByPerson';
import { entryAccess } from '../access/staff';
import { dates } from '../fields/dates';
import { key } from '../fields/key';
import { readListSearch } from '../search/readListSearch';
import { searchText } from '../fields/searchText';
import { seo } from '../fields/seo';
import { slug as slugField } from '../fields/slug';
import { titleSort } from '../fields/titleSort';
import { uid } from '../fields/uid';
import { updatedBy } from '../fields/updatedBy';
import { previewUrl } from '../preview/previewUrl';
import { publishEntries } from '../publish/hooks';
import { trashEntries } from '../trash/trashHooks';
import type { EntryCollection } from '../sections/sections';
import { beforePublishingField } from '../warnings/beforePublishingField';
import { copyAsDraft } from './copyAsDraft';
import { listColumns, quickFilters } from './listColumns';

type Labels = NonNullable<CollectionConfig['labels']>;

interface EntryConfig {
  slug: EntryCollection;
  labels: Labels;
  /** Columns of the editors' list between the languages and the last change: at most three fit. */
  columns: string[];
  /** The tabs of the form; the tab for search engines follows them. */
  tabs: Tab[];
  /** More fields of the sidebar. */
  sidebar?: Field[];
  /** Localized fields that the search includes, besides the title. */
  searchable: string[];
  /** Fields that the list of the admin searches, besides the title and the texts. */
  searchableInList?: string[];
  /** The order of the list below drafts and changes that are not published. */
  defaultSort?: string;
  /** What follows a change of an entry, before the site is notified of it. */
  afterChange?: CollectionAfterChangeHook[];
  /** What is deleted with an entry. */
  beforeDelete?: CollectionBeforeDeleteHook[];
}

/** Screen sizes of the live preview, besides the size of the window. */
const breakpoints = [
  { name: 'phone', label: '360', width: 360, height: 740 },
  { name: 'tablet', label: '768', width: 768, height: 1024 },
];

/** Identifies an editor's session, because each login gets its own preview URLs. */
function editorOf({ user }: PayloadRequest): string {
  // Payload's types do not contain the session id.
  const session: unknown = user && '_sid' in user ? user._sid : undefined;
  return `${String(user?.id)} ${String(session)}`;
}

/** Creates a collection of entries, with drafts, versions, trash, a slug per language, search and publishing. */
export const entryCollection = ({
  slug,
  labels,
  columns,
  tabs,
  sidebar = [],
  searchable,
  searchableInList = [],
  defaultSort = '-updatedAt',
  afterChange = [],
  beforeDelete = [],
}: EntryConfig): CollectionConfig => ({
  slug,
  labels,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'languages', ...columns, 'changed'],
    listSearchableFields: ['title', 'searchText', ...searchableInList],
    group: { it: 'Contenuti', en: 'Content' },
    components: {
      edit: { PublishButton: '/src/admin/PublishButton#PublishButton' },
      beforeListTable: [quickFilters],
    },
    livePreview: {
      url: ({ data, locale, req }) =>
        previewUrl(slug, data, { site: locale.code, editor: editorOf(req) }),
      breakpoints,
    },
    preview: (data, { locale, req }) =>
      previewUrl(slug, data, { site: locale, editor: editorOf(req) }),
  },
  access: entryAccess(slug),
  trash: true,
  versions: {
    // The form saves by itself, see ADR 52: Payload's autosave makes an empty entry and leaves without a question.
    drafts: { schedulePublish: { timeFormat: 'HH:mm' } },
    maxPerDoc: 50,
  },
  // Payload's words for a status are in this order.
  defaultSort: ['_status', defaultSort],
  fields: [
    {
      type: 'tabs',
      tabs: [...tabs, { label: { it: 'Motori di ricerca', en: 'Search engines' }, fields: [seo] }],
    },
    beforePublishingField,
    slugField,
    ...sidebar,
    ...dates,
    updatedBy,
    ...listColumns,
    uid,
    key,
    titleSort,
    searchText(searchable),
  ],
  hooks: {
    ...publishEntries,
    beforeOperation: [
      refuseSortByPerson,
      readListSearch,
      copyAsDraft,
      limitAuthorsToDrafts,
      ...trashEntries.beforeOperation,
    ],
    beforeChange: [...trashEntries.beforeChange, ...publishEntries.beforeChange],
    afterChange: [...trashEntries.afterChange, ...afterChange, ...publishEntries.afterChange],
    beforeDelete: [...publishEntries.beforeDelete, ...beforeDelete],
  },
});
