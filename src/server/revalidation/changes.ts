import { AppError } from '@/errors/AppError';
import { isRecord } from '@/lib/isRecord';

/** A change that an editor published, as the CMS's webhook reports it. */
export type Change =
  | {
      kind: 'entry';
      section: string;
      /** Paths without a leading slash, per site: first the current one, then the former ones. */
      uris: Record<string, string[]>;
    }
  | { kind: 'category' | 'global' | 'navigation' | 'asset' };

/**
 * Reads the body of the webhook.
 * @throws AppError revalidation/bad-body
 */
export function parseChanges(body: string): Change[] {
  const parsed = parseJson(body);
  if (!isRecord(parsed) || !Array.isArray(parsed.changes)) throw badBody('changes is not a list');
  return parsed.changes.map(parseChange);
}

function parseChange(value: unknown): Change {
  if (!isRecord(value)) throw badBody('a change is not an object');
  switch (value.kind) {
    case 'category':
    case 'global':
    case 'navigation':
    case 'asset':
      return { kind: value.kind };
    case 'entry':
      if (typeof value.section !== 'string' || !isRecord(value.uris))
        throw badBody('no section or uris');
      return { kind: 'entry', section: value.section, uris: parseUris(value.uris) };
    default:
      throw badBody(`unknown kind ${String(value.kind)}`);
  }
}

function parseUris(uris: Record<string, unknown>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(uris).map(([site, paths]) => {
      if (!Array.isArray(paths)) throw badBody(`uris.${site} is not a list`);
      return [site, paths.filter((path): path is string => typeof path === 'string')];
    }),
  );
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AppError('revalidation/bad-body', 'not JSON', { cause });
  }
}

function badBody(why: string): AppError {
  return new AppError('revalidation/bad-body', why);
}
