import type { NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/errors/AppError';
import { defaultLocale } from '@/routing/locales';
import { cmsFor } from '../cms';
import { forgetChoices } from '../finding/choicesOf';
import { forgetSections } from '../finding/wholeSection';
import { forgetLayout } from '../layout';
import { forgetPlaces } from '../near/placesOf';
import { forgetPoints } from '../points/pointsOf';
import { parseChanges, type Change } from './changes';
import { makeAll } from './makeAll';
import { orFail } from './making';
import type { Make } from './PageQueue';
import { pathsOfChanges } from './pathsOfChanges';
import { queue } from './queue';
import { readSigned } from './readSigned';
import { isFirst } from './signature';
import { logError } from '../logs/logError';

// The signature is over the bytes that were sent.
export const config = { api: { bodyParser: false } };

/** The content management system waits for five seconds, then takes the site for away. */
const within = { all: 400, own: 3500 };

/** POST /api/revalidate: the content management system tells what was published. */
export async function revalidate(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST').status(405).end();
    return;
  }
  try {
    const body = await readSigned(request, response);
    if (!isFirst(String(request.headers['x-studium-signature']))) {
      throw new AppError('revalidation/replayed', 'came before');
    }
    const answer = await regenerate(parseChanges(body), (path) =>
      // A page that nobody has asked for yet is made when somebody does.
      orFail(() => response.revalidate(path, { unstable_onlyGenerated: true })),
    );
    response.status(answer.failed.length > 0 ? 500 : 200).json(answer);
  } catch (error) {
    logError('revalidate', error);
    response.status(error instanceof AppError ? error.status : 500).json({ error: 'refused' });
  }
}

/** Makes the pages anew that show what changed. */
async function regenerate(changes: Change[], make: Make) {
  forgetLayout(); // Menus name entries, so that any change may show there.
  forgetSections();
  forgetChoices();
  forgetPoints();
  forgetPlaces(
    new Set(changes.flatMap((change) => (change.kind === 'entry' ? change.section : []))),
  );
  const pages = pathsOfChanges(changes, cmsFor(defaultLocale));
  return makeAll(queue, { pages, make, within });
}
