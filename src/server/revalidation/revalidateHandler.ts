import { signatureHeader } from '@studium/shared/signature';
import type { NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/errors/AppError';
import { defaultLocale } from '@/routing/locales';
import { cmsFor } from '../cms/cmsFor';
import { expireContentOf } from '../contentCache';
import { parseChanges, type Change } from './changes';
import { regenerateAll } from './regenerateAll';
import { regenerateOrThrow } from './regeneration';
import type { Regenerate } from './PageQueue';
import { pathsOfChanges } from './pathsOfChanges';
import { queue } from './queue';
import { readSignedBody } from '../readSignedBody';
import { claimSignature } from './usedSignatures';
import { logError } from '../logs/logError';

// The signature covers the raw bytes.
export const config = { api: { bodyParser: false } };

/** Milliseconds (see regenerateAll). After five seconds the cms assumes that the site is unavailable. */
const waitMs = { all: 400, own: 3500 };

/** POST /api/revalidate: the cms reports what was published. */
export async function revalidateHandler(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST').status(405).end();
    return;
  }
  try {
    const body = await readSignedBody(request, response);
    if (!claimSignature(String(request.headers[signatureHeader]))) {
      throw new AppError('revalidation/replayed', 'already used');
    }
    const answer = await regenerate(parseChanges(body), (path) =>
      // Skip pages that are not cached yet; they are rendered at their first request.
      regenerateOrThrow(() => response.revalidate(path, { unstable_onlyGenerated: true })),
    );
    response.status(answer.failed.length > 0 ? 500 : 200).json(answer);
  } catch (error) {
    logError('revalidate', error);
    response.status(error instanceof AppError ? error.status : 500).json({ error: 'refused' });
  }
}

/** Clears the caches and regenerates the pages that show the changes. */
async function regenerate(changes: Change[], regeneratePage: Regenerate) {
  expireContentOf(
    new Set(changes.flatMap((change) => (change.kind === 'entry' ? change.section : []))),
  );
  const pages = pathsOfChanges(changes, cmsFor(defaultLocale));
  return regenerateAll(queue, { pages, regenerate: regeneratePage, waitMs });
}
