import type { BasePayload } from 'payload';

/** Reads the site's name, which editors set. */
export async function siteNameOf(payload: BasePayload, language: 'it' | 'en'): Promise<string> {
  const { plainTitle } = await payload.findGlobal({ slug: 'siteInfo', locale: language });
  return plainTitle || 'Studium';
}
