import { isRecord } from '@/lib/isRecord';
import { env } from '../env';

/** The editor's token in Next's preview data; null if enterPreviewHandler did not write them. */
export function previewTokenOf(data: unknown): string | null {
  return isRecord(data) && typeof data.token === 'string' ? data.token : null;
}

/**
 * Headers that give access to drafts: the editor's token and the site's own (specification §4, §6).
 * @param token of an editor's preview address
 */
export function previewHeaders(token: string | null): Record<string, string> {
  const { previewToken } = env();
  if (token === null || !previewToken) return {};
  return { 'x-craft-token': token, authorization: `Bearer ${previewToken}` };
}
