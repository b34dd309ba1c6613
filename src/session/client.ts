import { ApolloClient, InMemoryCache } from '@apollo/client';
import generated from '@/gql/possibleTypes';
import { bffLink } from './bffLink';

/** Apollo Client for personal data. Its in-memory cache is cleared when the session ends (viewer.ts). */
export const client = new ApolloClient({
  link: bffLink,
  cache: new InMemoryCache({ possibleTypes: generated.possibleTypes }),
});
