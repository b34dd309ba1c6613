import type { BasePayload } from 'payload';
import { lexicalToHtml } from '../richText/lexicalToHtml';
import type { Site } from '../sites';
import { sha256 } from './sha256';

/** The fingerprint of the registerPrivacy text as it is published in a language now. */
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
