import type { ApolloClient } from '@apollo/client';
import { ViewerDocument, type ViewerQuery } from '@/gql/graphql';
import { preferredSites } from './preferredSites';
import type { Viewer } from './session';

let preferSites: string[] | undefined;

/** The query of the viewer. Its variables stay the same while the page is open, as a key of the cache. */
export function viewerQuery() {
  preferSites ??= preferredSites();
  return { query: ViewerDocument, variables: { preferSites } };
}

/**
 * Fetches the viewer, and does not write to the cache.
 * @throws CombinedGraphQLErrors, also when the session has ended
 */
export async function fetchViewer(client: ApolloClient): Promise<Viewer> {
  const { data } = await client.query({
    ...viewerQuery(),
    fetchPolicy: 'no-cache',
    // A request that is already running may have read the favourites before their last change.
    context: { queryDeduplication: false },
  });
  const viewer = data?.viewer;
  if (!isUser(viewer)) throw new Error('The viewer has no id.');
  return viewer;
}

export function isUser(viewer: ViewerQuery['viewer'] | undefined): viewer is Viewer {
  return Boolean(viewer?.id);
}
