import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { operationHashes } from '@/gql/operationHashes';
import generated from '@/gql/possibleTypes';
import { requestBff, type OperationName } from './requestBff';
import { getSession, subscribeToSession } from './session';

/** Sends the hash of the operation to the BFF instead of the document. */
const link = new ApolloLink(
  ({ operationName, variables, getContext }) =>
    new Observable((observer) => {
      void sendOperation(operationName, variables, getContext()).then((result) => {
        observer.next(result);
        observer.complete();
      });
    }),
);

async function sendOperation(
  name: string | undefined,
  variables: object,
  context: object,
): Promise<ApolloLink.Result> {
  if (!isAllowedOperation(name))
    throw new Error(`The operation ${String(name)} is not served to browsers.`);
  // The contract has no variable for it, so the registration passes it in the context.
  const privacyAccepted = 'privacyAccepted' in context && context.privacyAccepted;
  const extra = name === 'Register' ? { privacyAccepted: privacyAccepted === true } : {};
  const { data, errors } = await requestBff(name, variables, extra);
  if (errors.length === 0) return { data };
  return {
    data,
    errors: errors.map(({ message, ...extensions }) => ({ message, extensions })),
  };
}

function isAllowedOperation(name: string | undefined): name is OperationName {
  return name !== undefined && Object.hasOwn(operationHashes, name);
}

/** Apollo Client for personal data. Its in-memory cache is cleared when the session ends. */
export const client = new ApolloClient({
  link,
  cache: new InMemoryCache({ possibleTypes: generated.possibleTypes }),
});

subscribeToSession(() => {
  if (getSession().status !== 'out') return;
  // Wait until the current call has its result, because clearStore() cancels pending queries.
  setTimeout(() => void client.clearStore());
});
