import { ApolloLink } from '@apollo/client';
import { from } from 'rxjs';
import { operationHashes } from '@/gql/operationHashes';
import { isRecord } from '@/lib/isRecord';
import { failureReasonsOf } from './errors';
import { preferredSites } from './preferredSites';
import { requestSite } from './requestSite';
import { setSession } from './session';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Consent of a registration. The contract has no variable for it. */
    privacyAccepted?: boolean;
  }
}

const hashes: Readonly<Record<string, string | undefined>> = operationHashes;

/** The last change of a favourite. The next one waits for it, because each response has the complete list. */
let lastChange: Promise<unknown> = Promise.resolve();

/**
 * Sends the hash of an operation to the BFF instead of its document. When the BFF reports that the session
 * has ended, the session of the page becomes `out`.
 */
export const bffLink = new ApolloLink((operation) => {
  if (operation.operationName !== 'SetFavorite') return from(send(operation));
  const change = lastChange.then(() => send(operation));
  lastChange = change.catch(() => undefined);
  return from(change);
});

async function send(operation: ApolloLink.Operation): Promise<ApolloLink.Result> {
  const { operationName: name, variables } = operation;
  const hash = hashes[name ?? ''];
  if (!hash) throw new Error(`The operation ${String(name)} is not served to browsers.`);
  const { privacyAccepted } = operation.getContext();
  const body = await requestSite('/api', 'POST', {
    operation: hash,
    variables,
    site: preferredSites()[0],
    ...(name === 'Register' && { privacyAccepted: privacyAccepted === true }),
  });
  const data = isRecord(body.data) ? body.data : null;
  if (!('errors' in body)) return { data };
  const errors = failureReasonsOf(body);
  if (errors.some(({ code }) => code === 'SESSION_ENDED')) setSession({ status: 'out' });
  return {
    data,
    errors: errors.map((error) => ({ message: error.code, extensions: { ...error } })),
  };
}
