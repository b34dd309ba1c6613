import { print } from 'graphql';
import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { OfferStateDocument } from '@/gql/graphql';
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
const maxBytes = 20_000_000;
/** The most forms that the site reads at once; each is in memory. */
const maxForms = 4;
let forms = 0;
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
  const result = await inMemory(async () => {
    // Only those who have the link of an offer send files.
    const { data } = await session.sendAnonymously(print(OfferStateDocument), { code, id });
    if (!data?.offer) return { added: 0, fault: 'INVALID' };
    const headers = { 'content-type': type, 'x-offer-id': id, 'x-offer-code': code };
    const body = await readBody(request, response, maxBytes);
    return sendPhotos(body, { ...session.visitorHeaders, ...headers });
  });
  const page = typeof locale === 'string' && isLocale(locale) ? locale : defaultLocale;
  response.redirect(303, photosHref({ code, id }, page, result));
}

/** Runs a task that has a form in memory, unless there are too many. A person without scripts sees why it failed, too. */
async function inMemory(task: () => Promise<PhotosResult>): Promise<PhotosResult> {
  if (forms >= maxForms) return { added: 0, fault: 'busy' };
  forms += 1;
  try {
    return await task();
  } catch (error) {
    logError('offers', error);
    const isTooLarge = error instanceof AppError && error.code === 'body/too-large';
    return { added: 0, fault: isTooLarge ? 'size' : 'failed' };
  } finally {
    forms -= 1;
  }
}

async function sendPhotos(body: Buffer, headers: Record<string, string>): Promise<PhotosResult> {
  const answer = await fetch(`${env().cmsInternalUrl}/offer-photos`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body.buffer, body.byteOffset, body.length) as BodyInit,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new AppError('cms/refused', `the cms answered ${answer.status}`);
  return answerShape.parse(await answer.json());
}
