import type { BasePayload } from 'payload';
import { lexicalToHtml } from '../richText/lexicalToHtml';
import type { Site } from '../sites';
import { sha256 } from '../lib/sha256';

/** Returns the SHA-256 hash of the registerPrivacy text as currently published in a language. */
export async function privacyVersion(payload: BasePayload, locale: Site): Promise<string> {
  const { textContent } = await payload.findGlobal({
    slug: 'registerPrivacy',
    locale,
    fallbackLocale: false,
    depth: 0,
  });
  const html =
    textContent && lexicalToHtml(textContent, ({ relationTo, id }) => `${relationTo}/${id}`);
  return sha256(html ?? '');
}
