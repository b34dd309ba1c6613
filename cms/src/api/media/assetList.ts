import type { Media } from '../../payload-types';
import { defaultSite, type Site } from '../../sites';
import type { ApiContext } from '../context';
import type { AssetSource } from './asset';

type Reference = number | Media | null | undefined;

const idOf = (reference: Reference): number | undefined =>
  typeof reference === 'object' ? reference?.id : reference;

/** The files behind references, in their order; deleted ones are left out. */
export async function loadAssets(
  references: readonly Reference[],
  site: Site,
  { read }: ApiContext,
): Promise<AssetSource[]> {
  const docs = await Promise.all(
    references.map((reference) => {
      const id = idOf(reference);
      return id === undefined ? Promise.resolve(null) : read.load('media', site, id);
    }),
  );
  return docs.flatMap((doc) => (doc ? [{ __typename: 'media_Asset', doc, site }] : []));
}

/** Resolver of a field of files, out of the reference or references that a source holds. */
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
