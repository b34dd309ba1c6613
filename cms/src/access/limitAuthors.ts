import type { BeforeOperation } from '../lib/BeforeOperation';
import { reachesVisitors } from './reachesVisitors';
import { refuse } from './refuse';
import { isAuthor } from './staff';

const draftsOnly = {
  it: 'Come autore puoi salvare bozze; a pubblicarle, ritirarle o cancellarle è la redazione.',
  en: 'As an author you can save drafts; the editors publish, withdraw and delete them.',
};

const newFilesOnly = {
  it: 'Come autore puoi aggiungere file; a cambiarli o cancellarli è la redazione.',
  en: 'As an author you can add files; the editors change and delete them.',
};

/** Lets authors save drafts of entries, and nothing that changes what visitors see. */
export function limitAuthorsToDrafts({ args, operation, req }: BeforeOperation): void {
  if (!isAuthor({ req })) return;
  const writes = operation === 'create' || operation === 'update' || operation === 'restoreVersion';
  if (operation === 'delete' || (writes && reachesVisitors(args))) refuse(req, draftsOnly);
}

/** Lets authors add files: the library has no drafts, so a change of a file is public at once. */
export function limitAuthorsToNewFiles({ operation, req }: BeforeOperation): void {
  if ((operation === 'update' || operation === 'delete') && isAuthor({ req }))
    refuse(req, newFilesOnly);
}
