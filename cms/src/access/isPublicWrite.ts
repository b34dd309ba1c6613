import { isRecord } from '../lib/isRecord';

/** Options that publish or unpublish one language or all languages. */
const publishingOptions = ['publishSpecificLocale', 'publishAllLocales', 'unpublishAllLocales'];

/**
 * Whether a write of an entry changes what visitors see: it publishes, unpublishes, or changes published
 * content. Payload saves a separate draft only when the option `draft` is true and `_status` in the data is
 * not "published"; `draft=true` in the URL alone is not enough.
 *
 * @param write arguments of Payload's operation create, update or restoreVersion
 */
export function isPublicWrite(write: object): boolean {
  const { draft, data, ...options }: Record<string, unknown> = { ...write };
  const isPublication = isRecord(data) && data._status === 'published';
  const hasOption = publishingOptions.some((name) => Boolean(options[name]));
  return draft !== true || isPublication || hasOption;
}
