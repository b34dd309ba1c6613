import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { operationHashes } from '@/gql/operationHashes';
import generated from '@/gql/possibleTypes';
import { askBff, type OperationName } from './askBff';
import { getSession, onSession } from './session';

/** Instead of the document its hash is sent, to the site itself. */
const link = new ApolloLink(
  ({ operationName, variables, getContext }) =>
    new Observable((observer) => {
      void answerTo(operationName, variables, getContext()).then((result) => {
        observer.next(result);
        observer.complete();
      });
    }),
);

async function answerTo(
  name: string | undefined,
  variables: object,
  context: object,
): Promise<ApolloLink.Result> {
  if (!isServed(name)) throw new Error(`The operation ${String(name)} is not served to browsers.`);
  // Told beside the variables, by who registers.
  const privacyAccepted = 'privacyAccepted' in context && context.privacyAccepted;
  const extra = name === 'Register' ? { privacyAccepted: privacyAccepted === true } : {};
  const { data, errors } = await askBff(name, variables, extra);
  if (errors.length === 0) return { data };
  return {
    data,
    errors: errors.map(({ message, ...extensions }) => ({ message, extensions })),
  };
}

function isServed(name: string | undefined): name is OperationName {
  return name !== undefined && Object.hasOwn(operationHashes, name);
}

/** Apollo for what is personal. Its cache is in memory, and empty as soon as nobody is logged in. */
export const client = new ApolloClient({
  link,
  cache: new InMemoryCache({ possibleTypes: generated.possibleTypes }),
});

onSession(() => {
  if (getSession().status !== 'out') return;
  // Not before the call that found this out has its answer: clearing calls off what is under way.
  setTimeout(() => void client.clearStore());
});
