import { AppError } from '@/errors/AppError';
import { RedirectDocument } from '@/gql/graphql';
import type { Cms } from '../cms/cmsFor';
import { mapUrl } from '../mapping/mapUrl';
import type { MapperContext } from '../mapping/context';

/**
 * Finds where an editor redirects an address without a page, or null. The target is what the editor wrote;
 * nothing of the request becomes part of it.
 *
 * @param address path with the language's prefix, and its query if it has one
 * @throws AppError cms/unreachable, cms/refused or cms/invalid-answer
 */
export async function findRedirect(
  address: string,
  cms: Cms,
  mapperContext: MapperContext,
): Promise<string | null> {
  try {
    const { redirect } = await cms(RedirectDocument, { address });
    return mapUrl(redirect, mapperContext);
  } catch (error) {
    // A Craft install has no such field, and so no redirects.
    if (error instanceof AppError && error.detail.includes('Cannot query field')) return null;
    throw error;
  }
}
