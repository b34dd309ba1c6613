import type { Media } from '../../payload-types';
import { defaultSite, type Site } from '../../sites';
import type { ApiContext } from '../context';
import type { AssetSource } from './asset';
import { idOf } from '../../lib/idOf';

type Reference = number | Media | null | undefined;

/** Loads referenced files in the same order, without deleted ones. */
export async function loadAssets(
  references: readonly Reference[],
  site: Site,
  { read }: ApiContext,
): Promise<AssetSource[]> {
  const docs = await Promise.all(
    references.map((reference) => {
      const id = idOf(reference);
      return id === null ? Promise.resolve(null) : read.load('media', site, id);
    }),
  );
  return docs.flatMap((doc) => (doc ? [{ __typename: 'media_Asset', doc, site }] : []));
}

/** Creates the resolver of a field of files from one or several references. */
export const assetList =
  <Source extends { site?: Site }>(pick: (source: Source) => Reference | Reference[]) =>
  (source: Source, _: unknown, context: ApiContext): Promise<AssetSource[]> => {
    const picked = pick(source);
    return loadAssets(
      Array.isArray(picked) ? picked : [picked],
      source.site ?? defaultSite,
      context,
    );
  };
