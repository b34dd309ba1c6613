import { z } from 'zod';
import { env } from '../env';
import { LogSafeError } from '../logs/LogSafeError';
import { sign, signatureHeader } from '../publish/sign';
import type { SearchRow } from './searches';

/** Milliseconds. */
const patience = 20_000;

const matches = z.object({
  title: z.string(),
  filters: z.array(z.string()),
  url: z.string(),
  entries: z.array(z.object({ title: z.string(), url: z.string(), facts: z.array(z.string()) })),
});

/** What a search finds, in the words of its list. */
export type Matches = z.infer<typeof matches>;

/**
 * Asks the site which of some entries a search finds: filters have one meaning, and it is there.
 *
 * @param ids Of the contract.
 * @throws Error when the site does not say.
 */
export async function askSite(
  { site, section, query }: Pick<SearchRow, 'site' | 'section' | 'query'>,
  ids: readonly number[],
  secret: string,
): Promise<Matches> {
  const body = JSON.stringify({ site, section, query, ids: ids.map(String) });
  const response = await fetch(`${env.siteUrl}/api/alerts/matches`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: sign(secret, Date.now(), body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new LogSafeError(`the site answered ${response.status}`);
  return matches.parse(await response.json());
}
