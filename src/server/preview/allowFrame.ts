import type { ServerResponse } from 'node:http';
import type { PageProps } from '@/layout/pageProps';

const policy = 'Content-Security-Policy';

/** Allows the editing form to frame a page in preview; other pages may not be framed. */
export function allowFrameInPreview(
  response: ServerResponse | undefined,
  { page }: Partial<PageProps<object>>,
): void {
  if (response && page?.preview) allowFrame(response, page.preview.cmsHost);
}

/** Allows only pages of the CMS to show this answer in a frame. */
export function allowFrame(response: ServerResponse, cmsHost: string): void {
  const header = response.getHeader(policy);
  if (response.headersSent || typeof header !== 'string') return;
  response.setHeader(
    policy,
    header.replace("frame-ancestors 'none'", `frame-ancestors ${cmsHost}`),
  );
}
