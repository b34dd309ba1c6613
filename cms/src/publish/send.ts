import type { Change } from './change';
import type { Delivery } from './Publisher';
import { sign, signatureHeader } from '@studium/shared/signature';

interface Target {
  /** Address of the site's revalidation endpoint. */
  url: string;
  secret: string;
  log: (message: string) => void;
}

/**
 * Statuses after which a message is not sent again: the site cannot read it (400, 413) or already has it (409).
 * Other failures, such as a different secret or a wrong clock, can be fixed, so the message is retried.
 */
const finalStatuses = new Set([400, 409, 413]);

/** Sends one signed message to the site, with a timeout of 5 seconds. */
export async function send(changes: Change[], { url, secret, log }: Target): Promise<Delivery> {
  const body = JSON.stringify({ changes });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: sign(secret, Date.now(), body),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    });
    await response.arrayBuffer();
    if (response.ok) return 'delivered';
    log(`webhook: the site answered ${response.status} to ${changes.length} changes`);
    return finalStatuses.has(response.status) ? 'refused' : 'failed';
  } catch (error) {
    log(`webhook: the site cannot be reached (${reason(error)}), trying again`);
    return 'failed';
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
