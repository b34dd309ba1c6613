import { APIError } from 'payload';
import type { BeforeOperation } from '../lib/BeforeOperation';
import { isAuthor } from './staff';

const refusal = {
  it: 'Come autore puoi salvare bozze; a pubblicarle è la redazione.',
  en: 'As an author you can save drafts; the editors publish them.',
};

/**
 * Lets authors save drafts only. Every other write of theirs, also through REST, would change
 * what the public sees: publishing, unpublishing, writing over what is published.
 */
export function draftsOfAuthors({ args, operation, req }: BeforeOperation): void {
  const writes = operation === 'create' || operation === 'update' || operation === 'restoreVersion';
  const isDraft = 'draft' in args && args.draft === true;
  if (writes && !isDraft && isAuthor({ req }))
    throw new APIError(refusal[req.i18n.language === 'en' ? 'en' : 'it'], 403, null, true);
}
