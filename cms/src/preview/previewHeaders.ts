import type { BasePayload } from 'payload';
import { claimPreviewToken } from './claimPreviewToken';
import { isPreview } from './isPreview';

/** The response header that shows the site whether its token opens drafts. Craft CMS does not have it. */
export const previewHeader = 'x-preview';

/** The request header with the secret of the browser: a token belongs to the first browser that uses it. */
export const browserHeader = 'x-preview-browser';

/** The value of `x-preview` for a request: 1 when its token opens drafts (for its browser, if it has one). */
export async function previewHeaderValue(
  payload: BasePayload,
  request: Request,
): Promise<'1' | '0'> {
  const token = request.headers.get('x-craft-token') ?? '';
  const browser = request.headers.get(browserHeader);
  if (!isPreview(request)) return '0';
  return browser === null || (await claimPreviewToken(payload, token, browser)) ? '1' : '0';
}
