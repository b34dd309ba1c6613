import { countedAddress, visitorAddress } from '@studium/shared/visitorAddress';
import { GraphQLError } from 'graphql';
import { env } from '../env';
import { getApi, getCms } from '../getApi';
import { RefusedFile } from '../media/uploadFaults';
import { findOffer } from '../offers/offers';
import { addPhoto } from '../offers/photos';
import type { HttpRequest } from './HttpRequest';
import { json } from './json';

/** Where the site sends the photos of an offer. */
export const photosPath = '/offer-photos';

/** The link of the mail. It is in headers, because addresses are logged. */
const linkIn = (headers: Headers) => ({
  id: headers.get('x-offer-id') ?? '',
  code: headers.get('x-offer-code') ?? '',
});

/** Whether a request has the link of an offer, so that it may send files. */
export const isOfferOf = async (headers: Headers): Promise<boolean> =>
  (await findOffer(await getCms(), linkIn(headers))) !== null;

/** Why a photo is not taken, for the site, which has the words for it. */
const faultOf = (error: unknown): string | null => {
  if (error instanceof RefusedFile) return error.fault;
  const code = error instanceof GraphQLError ? error.extensions.code : undefined;
  return typeof code === 'string' ? code : null;
};

/**
 * POST /offer-photos: adds the files `photos` of a form to an offer. It stops at the first one that is refused.
 *
 * @returns how many were added, and why the next one was not
 */
export async function offerPhotos({ request, peers }: HttpRequest): Promise<Response> {
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST' } });
  const form = await request.formData().catch(() => null);
  const files = form?.getAll('photos').filter((one) => one instanceof File && one.size > 0) ?? [];
  const { accounts } = await getApi();
  const address = countedAddress(visitorAddress(peers, env.isTrustedProxy));
  let added = 0;
  try {
    await accounts.limits.take(['codeFromNetwork', address]);
    for (const file of files)
      if (file instanceof File) {
        await addPhoto(accounts, linkIn(request.headers), file);
        added += 1;
      }
    return json({ added, fault: files.length === 0 ? 'empty' : null });
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    return json({ added, fault });
  }
}
