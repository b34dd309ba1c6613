import { ArchiveDocument, type ArchiveQuery } from '@/gql/graphql';
import type { Locale } from '@/routing/locales';
import { routes, type StaticRouteName } from '@/routing/routes';
import type { Cms } from '@/server/cms';
import { entryOf } from '@/server/entryOf';

export type Archive = Extract<
  NonNullable<ArchiveQuery['entry']>,
  { __typename: 'pages_archive_Entry' }
>;

/**
 * What editors wrote about a list screen, found by the screen's address.
 * @throws AppError content/not-found where there is none in this language
 */
export async function archiveOf(name: StaticRouteName, cms: Cms, locale: Locale): Promise<Archive> {
  const { entry } = await cms(ArchiveDocument, { uri: [routes[name][locale].slice(1)] });
  return entryOf(entry, 'pages_archive_Entry');
}
