import type { ServerResponse } from 'node:http';
import type { PageProps } from '@/layout/pageProps';

const policy = 'Content-Security-Policy';

/** Lets the editors' form show a previewed page beside it; no other page may be framed. */
export function framedBy(
  response: ServerResponse | undefined,
  { page }: Partial<PageProps<object>>,
): void {
  const header = response?.getHeader(policy);
  if (!page?.preview || response?.headersSent || typeof header !== 'string') return;
  const { cmsHost } = page.preview;
  response?.setHeader(
    policy,
    header.replace("frame-ancestors 'none'", `frame-ancestors ${cmsHost}`),
  );
}
