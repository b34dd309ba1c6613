import type { ServerResponse } from 'node:http';
import type { PageProps } from '@/layout/pageProps';

const policy = 'Content-Security-Policy';

/** Lets the editors' form show a previewed page beside it; no other page may be framed. */
export function framedBy(
  response: ServerResponse | undefined,
  { page }: Partial<PageProps<object>>,
): void {
  if (response && page?.preview) allowFrame(response, page.preview.cmsHost);
}

/** Lets pages of the cms, and no others, show this answer in a frame. */
export function allowFrame(response: ServerResponse, cmsHost: string): void {
  const header = response.getHeader(policy);
  if (response.headersSent || typeof header !== 'string') return;
  response.setHeader(
    policy,
    header.replace("frame-ancestors 'none'", `frame-ancestors ${cmsHost}`),
  );
}
