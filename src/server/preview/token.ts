import { isRecord } from '@/lib/isRecord';
import { env } from '../env';

/** The token of an editor's preview address, which is stored in Next's preview cookie. */
export interface PreviewToken {
  token: string;
}

/** Parses Next's preview data; null if enterPreview did not write it. */
export function parsePreviewData(data: unknown): PreviewToken | null {
  return isRecord(data) && typeof data.token === 'string' ? { token: data.token } : null;
}

/** Headers that give access to drafts: the editor's token and the site's own (specification §4, §6). */
export function previewHeaders(preview: PreviewToken | null): Record<string, string> {
  const { previewToken } = env();
  if (!preview || !previewToken) return {};
  return { 'x-craft-token': preview.token, authorization: `Bearer ${previewToken}` };
}
