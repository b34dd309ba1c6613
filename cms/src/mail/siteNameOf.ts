import type { BasePayload } from 'payload';
import type { Site } from '../sites';

/** Reads the site's name, which editors set. */
export async function siteNameOf(payload: BasePayload, language: Site): Promise<string> {
  const { plainTitle } = await payload.findGlobal({ slug: 'siteInfo', locale: language });
  return plainTitle || 'Studium';
}
