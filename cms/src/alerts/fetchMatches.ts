import { z } from 'zod';
import { env } from '../env';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { sign, signatureHeader } from '@studium/shared/signature';
import type { SearchRow } from './searches';

/** Milliseconds. */
const timeoutMs = 20_000;

const matches = z.object({
  title: z.string(),
  filters: z.array(z.string()),
  url: z.string(),
  entries: z.array(z.object({ title: z.string(), url: z.string(), facts: z.array(z.string()) })),
});

/** The results of a search with the texts of its listing. */
export type Matches = z.infer<typeof matches>;

/**
 * Requests from the site which of the given entries match a search, because only the site implements the
 * filters.
 *
 * @param ids Ids of the contract.
 * @throws Error if the site does not return matches.
 */
export async function fetchMatches(
  { site, section, query }: Pick<SearchRow, 'site' | 'section' | 'query'>,
  ids: readonly number[],
  secret: string,
): Promise<Matches> {
  const body = JSON.stringify({ site, section, query, ids: ids.map(String) });
  const response = await fetch(`${env.siteInternalUrl}/api/alerts/matches`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: sign(secret, Date.now(), body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new LogSafeError(`the site answered ${response.status}`);
  return matches.parse(await response.json());
}
