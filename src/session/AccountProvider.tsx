import { ApolloProvider } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { client } from './client';
import { checkSession } from './checkSession';
import { watchSession } from './watchSession';

/**
 * Provides Apollo Client to account screens and favourites. Load it with next/dynamic only, because
 * it adds Apollo Client to the bundle.
 */
export function AccountProvider({ children }: { children: ReactNode }) {
  useEffect(() => watchSession(checkSession), []);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
