import { defaultSite } from '../sites';

/**
 * The address of the form of a new document in the town's first language, for one without a language: Payload would take
 * the language that the person used last. Null for all other pages.
 *
 * @param segments the path below `/admin`; undefined for the first page
 */
export function redirectOfNewEntry(
  segments: readonly string[] | undefined,
  parameters: Readonly<Record<string, string | string[] | undefined>>,
): string | null {
  const [kind, slug, action, ...rest] = segments ?? [];
  const isNew = kind === 'collections' && action === 'create' && rest.length === 0;
  if (!slug || !isNew || parameters.locale !== undefined) return null;
  const query = new URLSearchParams({ locale: defaultSite });
  for (const [name, values] of Object.entries(parameters))
    for (const value of [values ?? []].flat()) query.append(name, value);
  return `/admin/collections/${encodeURIComponent(slug)}/create?${query.toString()}`;
}
