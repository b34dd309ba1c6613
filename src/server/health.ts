import type { NextApiRequest, NextApiResponse } from 'next';
import { env } from './env';

const timeoutMs = 2000;

/**
 * GET /api/health. The site is well as long as it answers: without the content management system
 * it still serves every page it has made.
 */
export async function health(_request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  response.status(200).json({ site: 'ok', cms: (await cmsAnswers()) ? 'ok' : 'unreachable' });
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
