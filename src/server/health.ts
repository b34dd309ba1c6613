import type { NextApiRequest, NextApiResponse } from 'next';
import { env } from './env';
import { sharedRedis } from './shared/redis.mjs';

const timeoutMs = 2000;

/**
 * Where the site caches its pages: in the Redis that several sites share; in memory and on its own
 * disk because none is configured, or because it does not answer; nowhere in development.
 */
type PageCacheState = 'redis' | 'memory' | 'redis-unreachable' | 'off';

/**
 * GET /api/health. The site is well as long as it answers: without the content management system
 * it still serves every page it has made.
 */
export async function health(_request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  const [isCmsWell, cache] = await Promise.all([cmsAnswers(), pageCacheState()]);
  response.status(200).json({ site: 'ok', cms: isCmsWell ? 'ok' : 'unreachable', cache });
}

/** The client of Redis gives up after a quarter of a second. */
async function pageCacheState(): Promise<PageCacheState> {
  if (process.env.NODE_ENV === 'development') return 'off';
  const redis = sharedRedis();
  if (!redis) return 'memory';
  const answer = await redis.ask((client) => client.ping());
  return answer === undefined ? 'redis-unreachable' : 'redis';
}

async function cmsAnswers(): Promise<boolean> {
  try {
    const { ok } = await fetch(`${env().cmsHost}/health`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return ok;
  } catch {
    return false;
  }
}
