import type { BasePayload } from 'payload';

/** The site's name as editors have set it. */
export async function siteNameOf(payload: BasePayload, language: 'it' | 'en'): Promise<string> {
  const { plainTitle } = await payload.findGlobal({ slug: 'siteInfo', locale: language });
  return plainTitle || 'Studium';
}
