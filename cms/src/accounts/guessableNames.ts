import type { BasePayload } from 'payload';
import { sites } from '../sites';

/** Names that attackers try first as a password: those of the site and its town, and the person's own. */
export async function guessableNames(
  payload: BasePayload,
  person: { email: string; fullName: string | null },
): Promise<string[]> {
  const titles = await Promise.all(
    sites.map(async (locale) => {
      const { plainTitle } = await payload.findGlobal({ slug: 'siteInfo', locale, depth: 0 });
      return plainTitle;
    }),
  );
  // The title is empty until the first content is created.
  const set = titles.filter((title) => Boolean(title));
  return ['Studium', ...set, person.email.split('@')[0] ?? '', person.fullName ?? ''];
}
