import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { isAuthor } from './staff';

const refusal = {
  it: 'Come autore puoi salvare bozze; a pubblicarle è la redazione.',
  en: 'As an author you can save drafts; the editors publish them.',
};

/**
 * Lets authors save drafts only. Every other write of theirs, also through REST, would change
 * what the public sees: publishing, unpublishing, writing over what is published.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- only its value `read` is
export const draftsOfAuthors: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const writes = operation === 'create' || operation === 'update' || operation === 'restoreVersion';
  const isDraft = 'draft' in args && args.draft === true;
  if (writes && !isDraft && isAuthor({ req }))
    throw new APIError(refusal[req.i18n.language === 'en' ? 'en' : 'it'], 403, null, true);
  return args;
};
