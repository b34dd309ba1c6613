import { env } from '../env';

/** What an editor's address carries, as kept in Next's preview cookie. */
export interface PreviewToken {
  token: string;
}

/** What Next hands over in a preview, if it is what enterPreview kept. */
export function previewOf(data: unknown): PreviewToken | null {
  return typeof data === 'object' &&
    data !== null &&
    'token' in data &&
    typeof data.token === 'string'
    ? { token: data.token }
    : null;
}

/** With these a query sees drafts: the editor's token and the site's own (specification §4, §6). */
export function previewHeaders(preview: PreviewToken | null): Record<string, string> {
  const { previewToken } = env();
  if (!preview || !previewToken) return {};
  return { 'x-craft-token': preview.token, authorization: `Bearer ${previewToken}` };
}
