import type { ServerResponse } from 'node:http';

const policy = 'Content-Security-Policy';

/** Allows only pages of the cms to show this response in a frame, for the preview in the editing form. */
export function allowFrame(response: ServerResponse, cmsHost: string): void {
  const header = response.getHeader(policy);
  if (response.headersSent || typeof header !== 'string') return;
  response.setHeader(
    policy,
    header.replace("frame-ancestors 'none'", `frame-ancestors ${cmsHost}`),
  );
}
