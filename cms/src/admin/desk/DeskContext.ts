import type { BasePayload } from 'payload';
import { canPublish, canWrite, isAdministrator, isEditor } from '../../access/staff';
import type { User } from '../../payload-types';
import { type EntryCollection, entryCollections } from '../../sections/sections';
import type { AdminLanguage } from '../../lib/adminLanguage';

/** Who opens the desk, and when. */
export interface DeskContext {
  payload: BasePayload;
  user: User;
  now: Date;
  /** The language of the admin. */
  language: AdminLanguage;
}

/** Rows that a list of the desk shows. The list links to the rest. */
export const maxRows = 6;

const requestOf = ({ user }: DeskContext) => ({ req: { user, context: {} } });

/** The sections that the member of the staff may write in. */
export const writableSections = (desk: DeskContext): EntryCollection[] =>
  entryCollections.filter((collection) => canWrite(collection, requestOf(desk)));

/** The sections that the member of the staff may publish in. */
export const publishableSections = (desk: DeskContext): EntryCollection[] =>
  entryCollections.filter((collection) => canPublish(collection, requestOf(desk)));

/** Whether the member of the staff may change menus, footer and shared texts. */
export const isSiteDesk = (desk: DeskContext): boolean => canPublish('site', requestOf(desk));

export const isEditorsDesk = (desk: DeskContext): boolean => isEditor(requestOf(desk));

export const isAdministratorsDesk = (desk: DeskContext): boolean =>
  isAdministrator(requestOf(desk));
