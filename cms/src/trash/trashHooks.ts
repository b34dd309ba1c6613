import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { refuse } from '../access/refuse';
import { deleteSchedules } from '../jobs/deleteSchedules';
import type { BeforeOperation } from '../lib/BeforeOperation';
import { isRecord } from '../lib/isRecord';
import { isEntryCollection } from '../sections/sections';
import { defaultSite } from '../sites';

const readOnly = {
  it: 'È nel cestino: prima ripristinalo, poi puoi cambiarlo.',
  en: 'This is in the trash: restore it first, then you can change it.',
};

const notAsDraft = {
  it: 'Una bozza non va nel cestino da sola: sposta nel cestino tutto il contenuto.',
  en: 'A draft cannot be moved to the trash alone: move the whole entry.',
};

/**
 * Refuses changes of documents in the trash except their restoration, and a draft that says it is in the
 * trash: Payload would hide such an entry from editors and still show it to visitors.
 */
function refuseTrashedChange({ args, operation, req }: BeforeOperation): void {
  const { data, draft, trash }: Record<string, unknown> = { ...args };
  if (operation !== 'update' || !isRecord(data)) return;
  if (trash === true && (draft === true || data.deletedAt !== null)) refuse(req, readOnly);
  if (draft === true && Boolean(data.deletedAt)) refuse(req, notAsDraft);
}

/**
 * Sets the language of a restoration. The admin sends it without one, and without a fallback language Payload
 * then refuses translated fields as invalid.
 */
function setLanguage({ args, operation, req }: BeforeOperation): void {
  if (operation === 'update' && 'trash' in args && args.trash === true) req.locale ??= defaultSite;
}

type Writing = Parameters<CollectionBeforeChangeHook>[0];
type Written = Parameters<
  CollectionAfterChangeHook<{ id: number | string; deletedAt?: unknown }>
>[0];

/** A new document is never in the trash, nor one whose version is restored. The version may be from there. */
function keepOutOfTrash({ data, operation, context }: Writing) {
  const isNew = operation === 'create' || context.isRestoringVersion === true;
  return isNew && data.deletedAt ? { ...data, deletedAt: null } : data;
}

/** An entry in the trash is unpublished, so code that reads published entries does not see it. */
const unpublish = ({ data }: Writing) => (data.deletedAt ? { ...data, _status: 'draft' } : data);

/** Cancels scheduled publications of an entry that was moved to the trash, like Payload's deletion. */
async function cancelSchedules({ collection, doc, previousDoc, req }: Written): Promise<void> {
  if (doc.deletedAt && !previousDoc.deletedAt && isEntryCollection(collection.slug))
    await deleteSchedules(req, { collection: collection.slug, id: doc.id });
}

/** Hooks for the trash of files. */
export const trashFiles = {
  beforeOperation: [refuseTrashedChange, setLanguage],
  beforeChange: [keepOutOfTrash],
};

/** Hooks for the trash of entries. */
export const trashEntries = {
  beforeOperation: trashFiles.beforeOperation,
  beforeChange: [keepOutOfTrash, unpublish],
  afterChange: [cancelSchedules],
};
