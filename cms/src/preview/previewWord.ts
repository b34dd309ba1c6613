import type { BasePayload } from 'payload';
import { claim } from './claim';
import { isPreview } from './isPreview';

/** Tells the site whether its token opens drafts; Craft has no such header. */
export const previewHeader = 'x-preview';

/** Names the browser for which the site asks: a token is the first one's who comes with it. */
export const browserHeader = 'x-preview-browser';

/** The word on the token of a request: 1 where it opens drafts, to this browser if one is named. */
export async function previewWord(payload: BasePayload, request: Request): Promise<'1' | '0'> {
  const token = request.headers.get('x-craft-token') ?? '';
  const browser = request.headers.get(browserHeader);
  if (!isPreview(request)) return '0';
  return browser === null || (await claim(payload, token, browser)) ? '1' : '0';
}
