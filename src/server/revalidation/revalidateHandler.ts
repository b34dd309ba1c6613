import { signatureHeader } from '@studium/shared/signature';
import { AppError } from '@/errors/AppError';
import { defaultLocale } from '@/routing/locales';
import { cmsFor } from '../cms/cmsFor';
import { createSignedHandler } from '../createSignedHandler';
import { expireContentOf } from '../contentCache';
import { parseChanges, type Change } from './changes';
import { regenerateAll } from './regenerateAll';
import { regenerateOrThrow } from './regeneration';
import type { Regenerate } from './PageQueue';
import { pathsOfChanges } from './pathsOfChanges';
import { queue } from './queue';
import { claimSignature } from './usedSignatures';

// The signature covers the raw bytes.
export const config = { api: { bodyParser: false } };

/** Milliseconds (see regenerateAll). After five seconds the cms assumes that the site is unavailable. */
const waitMs = { all: 400, own: 3500 };

/** POST /api/revalidate: the cms reports what was published. */
export const revalidateHandler = createSignedHandler(
  'revalidate',
  async (body, request, response) => {
    if (!claimSignature(String(request.headers[signatureHeader]))) {
      throw new AppError('revalidation/replayed', 'already used');
    }
    const answer = await regenerate(parseChanges(body), (path) =>
      // Skip pages that are not cached yet; they are rendered at their first request.
      regenerateOrThrow(() => response.revalidate(path, { unstable_onlyGenerated: true })),
    );
    response.status(answer.failed.length > 0 ? 500 : 200).json(answer);
  },
);

/** Clears the caches and regenerates the pages that show the changes. */
async function regenerate(changes: Change[], regeneratePage: Regenerate) {
  expireContentOf(
    new Set(changes.flatMap((change) => (change.kind === 'entry' ? change.section : []))),
  );
  const pages = pathsOfChanges(changes, cmsFor(defaultLocale));
  return regenerateAll(queue, { pages, regenerate: regeneratePage, waitMs });
}
