import { apiInTime } from './api';
import { health } from './health';
import type { HttpRequest } from './HttpRequest';
import { media } from './media';
import { outbox } from './outbox';

/** Answers the public paths of the program; null for a path that is none of them. */
export async function handle(incoming: HttpRequest): Promise<Response | null> {
  const { request } = incoming;
  const { pathname } = new URL(request.url);
  if (pathname === '/api') return apiInTime(incoming);
  if (pathname.startsWith('/media/')) return media(request);
  if (pathname === '/health') return health();
  if (pathname === '/outbox' || pathname === '/outbox.json') return outbox(incoming);
  return null;
}
