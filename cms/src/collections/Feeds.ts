import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Field,
  TextFieldSingleValidation,
} from 'payload';
import { internal } from '../access/noAccess';
import { canPublish } from '../access/staff';
import { feedEndpoints } from '../feeds/endpoints';
import { choices } from '../fields/options';
import { programField } from '../fields/programField';
import { categories } from '../fields/relations';
import { site } from '../fields/site';
import { maxLineLength } from '../fields/texts';
import { adminLanguage } from '../lib/adminLanguage';
import type { Feed } from '../payload-types';
import { eventTypes } from '../sections/events/options';

const publishesEvents: Access = (request) => canPublish('events', request);

const modes = choices({
  draft: ['Bozze: le pubblica la redazione', 'Drafts: editors publish them'],
  publish: ['Pubblicati subito', 'Published at once'],
});

const notAnAddress = {
  it: 'Scrivi un indirizzo che comincia con https://, http:// o webcal://.',
  en: 'Enter an address that starts with https://, http:// or webcal://.',
};

const checkWebAddress: TextFieldSingleValidation = (value, { req }) => {
  if (!value) return true;
  const isFine = /^https?:\/\/[^\s@]+$/i.test(value) && URL.canParse(value);
  return isFine || notAnAddress[adminLanguage(req)];
};

/** Programs offer calendars with an address that opens a calendar program. */
const readWebcal = ({ value }: { value?: unknown }): unknown =>
  typeof value === 'string' ? value.trim().replace(/^webcals?:/i, 'https:') : value;

const webAddress = { validate: checkWebAddress, hooks: { beforeValidate: [readWebcal] } };

/** What the program fills in and shows in its own way. The panel of the form has the report. */
const programFields: Field[] = [
  {
    name: 'readAt',
    type: 'date',
    label: { it: 'Ultima lettura', en: 'Last read' },
    admin: { readOnly: true, hidden: true },
  },
  { name: 'failingSince', type: 'date', admin: programField },
  { name: 'fullReadAt', type: 'date', admin: programField },
  { name: 'readingSince', type: 'date', admin: programField },
  { name: 'problem', type: 'json', admin: programField },
  { name: 'report', type: 'json', admin: programField },
  { name: 'etag', type: 'text', admin: programField },
  { name: 'lastModified', type: 'text', admin: programField },
  {
    name: 'file',
    type: 'textarea',
    maxLength: 5_000_000,
    admin: programField,
    // Megabytes that no form needs.
    access: { read: () => false },
  },
];

/** Another address has other times; a feed with an address has no file. */
const forgetOldAddress: CollectionBeforeChangeHook<Feed> = ({ data, originalDoc }) => {
  if (data.address === undefined || data.address === originalDoc?.address) return data;
  const forgotten = { etag: null, lastModified: null, fullReadAt: null };
  return { ...data, ...forgotten, ...(data.address && { file: null }) };
};

const deleteRows: CollectionBeforeDeleteHook = ({ id, req }) =>
  req.payload.db.deleteMany({ collection: 'feedEvents', where: { feed: { equals: id } }, req });

/** Calendars and feeds of others from which events come by themselves: see `src/feeds`. */
export const Feeds: CollectionConfig = {
  slug: 'feeds',
  labels: {
    singular: { it: 'Fonte di eventi', en: 'Feed of events' },
    plural: { it: 'Fonti di eventi', en: 'Feeds of events' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'site', 'mode', 'active', 'address'],
    group: { it: 'Contenuti', en: 'Content' },
    description: {
      it: 'Calendari di altri (ICS, o feed RSS e Atom con le date) da cui gli eventi arrivano da soli, ogni notte.',
      en: 'Calendars of others (ICS, or RSS and Atom feeds with dates) from which events come by themselves, every night.',
    },
  },
  defaultSort: 'name',
  access: {
    create: publishesEvents,
    read: publishesEvents,
    update: publishesEvents,
    delete: publishesEvents,
  },
  endpoints: feedEndpoints,
  hooks: { beforeChange: [forgetOldAddress], beforeDelete: [deleteRows] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: maxLineLength,
      label: { it: 'Di chi sono gli eventi', en: 'Whose events these are' },
      admin: {
        description: {
          it: 'La pagina di ogni evento dice «Da …» con questo nome.',
          en: 'The page of each event says “From …” with this name.',
        },
      },
    },
    {
      name: 'address',
      type: 'text',
      ...webAddress,
      label: { it: 'Indirizzo del calendario', en: 'Address of the calendar' },
      admin: {
        placeholder: 'https://…/calendario.ics',
        description: {
          it: 'ICS, RSS o Atom. Vuoto, se carichi un file qui sotto.',
          en: 'ICS, RSS or Atom. If empty, upload a file below.',
        },
      },
    },
    {
      name: 'website',
      type: 'text',
      ...webAddress,
      label: { it: 'Sito della fonte', en: 'Website of the source' },
      admin: {
        placeholder: 'https://…',
        description: {
          it: 'Per il collegamento «Da …», se un evento non ha un indirizzo suo.',
          en: 'For the link “From …”, if an event has no address of its own.',
        },
      },
    },
    {
      type: 'row',
      fields: [
        site,
        {
          name: 'eventType',
          type: 'select',
          required: true,
          options: eventTypes,
          label: { it: 'Tipo', en: 'Type' },
        },
        {
          name: 'mode',
          type: 'select',
          required: true,
          defaultValue: 'draft',
          options: modes,
          label: { it: 'Come arrivano', en: 'How they come' },
        },
      ],
    },
    categories('eventsCategories'),
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: false,
      label: { it: 'Leggi ogni notte', en: 'Read every night' },
      admin: {
        description: {
          it: 'Prima salva e guarda l’anteprima qui sotto.',
          en: 'First save, and look at the preview below.',
        },
      },
    },
    {
      name: 'panel',
      type: 'ui',
      admin: {
        components: { Field: '/src/feeds/FeedPanel#FeedPanel' },
        disableListColumn: true,
      },
    },
    ...programFields,
  ],
};

/**
 * Which event of the cms belongs to which entry of a feed, by the key of the entry. A row stays when its event is deleted,
 * so that it does not come back. `parts` has digests of what the feed said last, and of what was written.
 */
export const FeedEvents: CollectionConfig = {
  slug: 'feedEvents',
  ...internal,
  indexes: [{ fields: ['feed', 'key'], unique: true }],
  fields: [
    { name: 'feed', type: 'relationship', relationTo: 'feeds', required: true, index: true },
    { name: 'key', type: 'text', required: true, index: true },
    { name: 'event', type: 'relationship', relationTo: 'events', index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      // Missing: not in the feed any more. Settled: an editor has decided about that.
      options: ['present', 'missing', 'settled'],
    },
    { name: 'missingSince', type: 'date' },
    { name: 'parts', type: 'json' },
  ],
};
