import { apiWithTimeout } from './api';
import { health } from './health';
import type { HttpRequest } from './HttpRequest';
import { media } from './media';
import { outbox } from './outbox';

/** Handles the public paths of the program; null for any other path. */
export async function handle(incoming: HttpRequest): Promise<Response | null> {
  const { request } = incoming;
  const { pathname } = new URL(request.url);
  if (pathname === '/api') return apiWithTimeout(incoming);
  if (pathname.startsWith('/media/')) return media(request);
  if (pathname === '/health') return health();
  if (pathname === '/outbox' || pathname === '/outbox.json') return outbox(incoming);
  return null;
}
