import { type SanitizedConfig, traverseFields } from 'payload';
import { adminLanguage, type AdminText, isAdminText } from '../lib/adminLanguage';
import { isRecord } from '../lib/isRecord';

/**
 * A label as a function, which also has its texts: Payload sends the browser a function's text in one language. The
 * names of the buttons that sort a list would be “[object Object]” otherwise.
 */
const inOneLanguage = (texts: AdminText) =>
  Object.assign(
    (request: Parameters<typeof adminLanguage>[0]) => texts[adminLanguage(request)],
    texts,
  );

/**
 * What is the same in all lists and forms: an office sees its sixty homes on two pages, and no tab that shows a document
 * as JSON, because developers open the REST API itself.
 */
export async function adminDefaults(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  for (const { admin } of sanitized.globals) admin.hideAPIURL = true;
  for (const { admin, fields } of sanitized.collections) {
    admin.hideAPIURL = true;
    admin.pagination = { defaultLimit: 50, limits: [25, 50, 100] };
    traverseFields({
      config: sanitized,
      fields,
      callback: ({ field }) => {
        // A field that is in no form is in no list of filters either.
        const form: unknown = 'admin' in field ? field.admin : undefined;
        if (isRecord(form) && form.hidden === true) form.disableListFilter = true;
        // Payload gives the label of a tab no language.
        if (field.type === 'tab' || !('label' in field) || !isAdminText(field.label)) return;
        if (typeof field.label === 'object') field.label = inOneLanguage(field.label);
      },
    });
  }
  return sanitized;
}
