import { isRecord } from '../lib/isRecord';

/** Options that publish or unpublish one language or all of them. */
const publishingOptions = ['publishSpecificLocale', 'publishAllLocales', 'unpublishAllLocales'];

/**
 * Whether a write of an entry changes what visitors see: it publishes, unpublishes, or changes what is
 * published. Payload saves a draft beside the published entry only when it is told `draft` and the data
 * do not say "published"; `draft=true` in the address alone decides nothing.
 *
 * @param write arguments of Payload's operation create, update or restoreVersion
 */
export function reachesVisitors(write: object): boolean {
  const { draft, data, ...options }: Record<string, unknown> = { ...write };
  const isPublication = isRecord(data) && data._status === 'published';
  const hasOption = publishingOptions.some((name) => Boolean(options[name]));
  return draft !== true || isPublication || hasOption;
}
