import type { SanitizedConfig } from 'payload';
import { maxId } from '../lib/maxId';

const isId = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) <= maxId;

/** Whether a path matches the pattern of an endpoint; `:id` in the pattern matches an id. */
function isMatch(pattern: string, parts: readonly string[]): boolean {
  const names = pattern.split('/').slice(1);
  return (
    names.length === parts.length &&
    names.every((name, index) => {
      const part = parts[index] ?? '';
      if (name === ':id') return isId(part);
      return name.startsWith(':') || name === part;
    })
  );
}

/**
 * Whether Payload has an endpoint for a path below /cms-api. Payload itself accepts any word as an id and
 * looks for versions in collections without versions, and responds 500 to both.
 *
 * @param method of the request, in lower case
 * @param path for example `news/12/duplicate`
 */
export function isRestPath(
  { collections, globals }: Pick<SanitizedConfig, 'collections' | 'globals'>,
  method: string,
  path: string,
): boolean {
  const [first = '', ...others] = path.split('/').filter(Boolean);
  const isGlobal = first === 'globals';
  const owner = isGlobal
    ? globals.find(({ slug }) => slug === others[0])
    : collections.find(({ slug }) => slug === first);
  // Payload handles its configured endpoints and unknown names correctly.
  if (!owner) return true;
  if (!owner.endpoints) return false;
  const parts = isGlobal ? others.slice(1) : others;
  if (parts.length === 0) return true;
  if (parts[0] === 'versions' && !owner.versions) return false;
  // Payload's SQL for this endpoint has a column that does not exist. The admin does not use the endpoint.
  if (first === 'payload-preferences' && method === 'delete') return false;
  return owner.endpoints.some(
    (endpoint) => endpoint.method === method && isMatch(endpoint.path, parts),
  );
}
