import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { client } from './client';

/**
 * Provides Apollo Client to the generated hooks. Only account screens may import it, because it adds Apollo Client to
 * the bundle.
 */
export function AccountProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
