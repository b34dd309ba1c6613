import { apiWithTimeout } from './api';
import { health } from './health';
import type { HttpRequest } from './HttpRequest';
import { media } from './media';
import { outbox } from './outbox';
import { isOfferOf, offerPhotos, photosPath } from './offerPhotos';

type Handler = (incoming: HttpRequest) => Promise<Response>;

/** Returns the handler of a public path; null for any other path. */
export function handlerOf(path: string): Handler | null {
  if (path === '/api') return apiWithTimeout;
  if (path.startsWith('/media/')) return ({ request }) => media(request);
  if (path === photosPath) return offerPhotos;
  if (path === '/health') return health;
  if (path === '/outbox' || path === '/outbox.json') return outbox;
  return null;
}

/** Whether a request for a public path may have a long body. */
export const mayHaveFile = async (path: string, headers: Headers): Promise<boolean> =>
  path === photosPath && isOfferOf(headers);
