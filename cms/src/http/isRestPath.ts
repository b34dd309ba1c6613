import type { SanitizedConfig } from 'payload';

/** Ids are counted by the database; PostgreSQL refuses larger numbers than this. */
const maxId = 2_147_483_647;

const isId = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) <= maxId;

/** Whether a path fits the pattern of an endpoint; a part `:id` of the pattern stands for an id. */
function fits(pattern: string, parts: readonly string[]): boolean {
  const wanted = pattern.split('/').slice(1);
  return (
    wanted.length === parts.length &&
    wanted.every((name, index) => {
      const part = parts[index] ?? '';
      if (name === ':id') return isId(part);
      return name.startsWith(':') || name === part;
    })
  );
}

/**
 * Whether Payload has an endpoint for a path below /cms-api. Payload itself takes any word for an id and
 * looks for versions where a collection has none, and answers 500 to both.
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
  // Endpoints of the configuration, and unknown names: Payload answers these well.
  if (!owner) return true;
  if (!owner.endpoints) return false;
  const parts = isGlobal ? others.slice(1) : others;
  if (parts.length === 0) return true;
  if (parts[0] === 'versions' && !owner.versions) return false;
  // Payload's statement for this one names a column that does not exist. The admin does not need it.
  if (first === 'payload-preferences' && method === 'delete') return false;
  return owner.endpoints.some(
    (endpoint) => endpoint.method === method && fits(endpoint.path, parts),
  );
}
