import type { BasePayload } from 'payload';
import { sites } from '../sites';

/** Names that anybody would try as a password: those of the site and its town, and the person's own. */
export async function knownNames(
  payload: BasePayload,
  person: { email: string; fullName: string | null },
): Promise<string[]> {
  const titles = await Promise.all(
    sites.map(async (locale) => {
      const { plainTitle } = await payload.findGlobal({ slug: 'siteInfo', locale, depth: 0 });
      return plainTitle;
    }),
  );
  // A town that has no content yet has no title either.
  const set = titles.filter((title) => Boolean(title));
  return ['Studium', ...set, person.email.split('@')[0] ?? '', person.fullName ?? ''];
}
