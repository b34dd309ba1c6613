import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { defaultLocale, isLocale } from '@/routing/locales';
import { type Call, createEndpoint } from '@/server/bff/createEndpoint';
import { env } from '@/server/env';
import { logError } from '@/server/logs/logError';
import { readBody } from '@/server/readBody';
import { isVerificationCode } from '@/session/isVerificationCode';
import { photosHref, type PhotosResult } from '../photos';

// The cms reads the form.
export const config = { api: { bodyParser: false } };

/** The most bytes of a form, as in nginx: several photos as browsers send them, or one of a camera. */
const maxBytes = 32_000_000;
/** Milliseconds: the cms cleans one photo after the other. */
const timeoutMs = 50_000;

const answerShape = z.object({ added: z.number(), fault: z.string().nullable() });

/** POST /api/offer-photos: passes photos to the cms, and leads back to the page of the offer. */
export const photosHandler = createEndpoint({ POST: addPhotos });

async function addPhotos({ request, response, session }: Call): Promise<void> {
  const { code, id, locale } = request.query;
  if (typeof code !== 'string' || typeof id !== 'string' || !isVerificationCode(code, id))
    throw new AppError('body/invalid', 'The link is not complete.');
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data'))
    throw new AppError('body/wrong-type', 'The body must be a form with files.');
  const body = await readBody(request, response, maxBytes);
  const result = await sendPhotos(body, {
    ...session.visitorHeaders,
    'content-type': type,
    'x-offer-id': id,
    'x-offer-code': code,
  });
  const page = typeof locale === 'string' && isLocale(locale) ? locale : defaultLocale;
  response.redirect(303, photosHref({ code, id }, page, result));
}

async function sendPhotos(body: Buffer, headers: Record<string, string>): Promise<PhotosResult> {
  try {
    const answer = await fetch(`${env().cmsInternalUrl}/offer-photos`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) return answerShape.parse(await answer.json());
    throw new AppError('cms/refused', `the cms answered ${answer.status}`);
  } catch (error) {
    logError('offers', error);
    return { added: 0, fault: 'failed' };
  }
}
