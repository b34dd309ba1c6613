import type { NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/errors/AppError';
import type { PointOfInterest } from '../point';
import { isLocale } from '@/routing/locales';
import { cmsFor } from '@/server/cms/cmsFor';
import { env } from '@/server/env';
import { logError } from '@/server/logs/logError';
import { loadPoints } from './loadPoints';

/** Seconds for which an answer may be cached, and then shown while it is revalidated. */
const [fresh, stale] = [60, 600];

type Answer = PointOfInterest[] | { error: { code: string } };

/**
 * GET /api/points?locale=…: all points of interest of a language, for the maps. An unknown language is 400.
 * A failure is only logged here, because the map works without them (specification §8).
 */
export async function pointsHandler(
  request: NextApiRequest,
  response: NextApiResponse<Answer>,
): Promise<void> {
  const refuse = (status: number, code: string) =>
    response.setHeader('Cache-Control', 'no-store').status(status).json({ error: { code } });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    refuse(405, 'points/wrong-method');
    return;
  }
  const { locale } = request.query;
  if (!isLocale(locale)) {
    refuse(400, 'points/unknown-locale');
    return;
  }
  try {
    const { siteUrl, cmsHost } = env();
    const map = { locale, siteUrl, cmsHost, preview: false };
    const points = await loadPoints({ cms: cmsFor(locale), map });
    response
      .setHeader('Cache-Control', `public, max-age=${fresh}, stale-while-revalidate=${stale}`)
      .status(200)
      .json(points);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError(`points of interest ${locale}`, error);
    refuse(error.status, error.code);
  }
}
