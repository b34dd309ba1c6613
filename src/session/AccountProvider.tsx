import { ApolloProvider } from '@apollo/client/react';
import { useEffect, type ReactNode } from 'react';
import { client } from './client';
import { watchSession } from './watchSession';

/**
 * What account screens and hearts stand in. It brings Apollo along: only to be loaded on need, by
 * next/dynamic.
 */
export function AccountProvider({ children }: { children: ReactNode }) {
  useEffect(watchSession, []);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
