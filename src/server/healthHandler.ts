import type { NextApiRequest, NextApiResponse } from 'next';
import { env } from './env';
import { sharedRedis } from './shared/redis.mjs';

const timeoutMs = 2000;

/**
 * Where the site caches its pages: `redis` is shared by several sites. `memory` (with the site's own disk)
 * means that no Redis is configured, `redis-unreachable` that it does not answer. `off` is development.
 */
type PageCacheState = 'redis' | 'memory' | 'redis-unreachable' | 'off';

/**
 * GET /api/health. The site is `ok` whenever it answers, because it serves its cached pages even without
 * the cms.
 */
export async function healthHandler(
  _request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  const [isCmsOk, cache] = await Promise.all([isCmsReachable(), fetchPageCacheState()]);
  response.status(200).json({ site: 'ok', cms: isCmsOk ? 'ok' : 'unreachable', cache });
}

/** This takes at most 250 ms, the timeout of the Redis client. */
async function fetchPageCacheState(): Promise<PageCacheState> {
  if (process.env.NODE_ENV === 'development') return 'off';
  const redis = sharedRedis();
  if (!redis) return 'memory';
  const answer = await redis.run((client) => client.ping());
  return answer === undefined ? 'redis-unreachable' : 'redis';
}

async function isCmsReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(`${env().cmsInternalUrl}/health`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return ok;
  } catch {
    return false;
  }
}
