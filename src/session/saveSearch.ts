import { SaveSearchDocument, type SaveSearchMutationVariables } from '@/gql/graphql';

/** Saves a search, also of a visitor without a session, so it loads Apollo Client. @throws CombinedGraphQLErrors */
export async function saveSearch(variables: SaveSearchMutationVariables): Promise<void> {
  const { client } = await import(/* webpackChunkName: "session" */ './client');
  await client.mutate({ mutation: SaveSearchDocument, variables });
}
