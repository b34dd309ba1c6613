import type { NextApiResponse } from 'next';
import { z } from 'zod';
import type { CmsAnswer } from './askCms';
import { BffError } from './BffError';
import { endpoint, passOn, type Call } from './endpoint';
import { endSession } from './endSession';
import { operationOf, site } from './operations';
import { readJson } from './readJson';
import type { Visit } from './Visit';

// Read here, with a limit and answers of our own.
export const config = { api: { bodyParser: false } };

const bodyShape = z.strictObject({
  operation: z.string().regex(/^[0-9a-f]{64}$/),
  variables: z.unknown(),
  privacyAccepted: z.boolean().optional(),
  /** Of the page: the mails that it asks for come in its language. */
  site: site.optional(),
});

/**
 * POST /api: one operation of the allow-list, in the name of who is logged in. The browser names it
 * by the hash of its document; there is no way to send another (domain S-16).
 */
export const bffHandler = endpoint({ POST: answer });

async function answer({ request, response, visit }: Call): Promise<void> {
  const body = bodyShape.safeParse(await readJson(request, response));
  if (!body.success) throw new BffError('BFF_BAD_REQUEST', 'The body is not a call.');
  const { operation: hash, variables: given, privacyAccepted, site: pageSite } = body.data;
  if (pageSite) visit.setLanguage(pageSite);
  const operation = operationOf(hash);
  if (!operation) throw new BffError('BFF_UNKNOWN_OPERATION', 'This operation is not served.');
  const { name, document, personal } = operation;
  if (name === 'Register' && privacyAccepted !== true) {
    throw new BffError('PRIVACY_NOT_ACCEPTED', 'The privacy notice has not been accepted.');
  }
  if (name !== 'Register' && privacyAccepted !== undefined) {
    throw new BffError('BFF_BAD_REQUEST', 'The body is not a call.');
  }
  const variables = operation.variables.safeParse(given);
  if (!variables.success) throw new BffError('BFF_BAD_REQUEST', 'The variables do not fit.');
  const ask = personal
    ? () => askPersonally(visit, document, variables.data)
    : () => visit.ask(document, variables.data);
  if (name === 'DeleteAccount') {
    await deleteAccount(ask, visit, response);
    return;
  }
  passOn(await ask(), response);
}

/** @throws BffError SESSION_ENDED */
async function askPersonally(
  visit: Visit,
  document: string,
  variables: Record<string, unknown>,
): Promise<CmsAnswer> {
  const outcome = await visit.askPersonally(document, variables);
  if (outcome.kind === 'ended') throw new BffError('SESSION_ENDED', 'The session is over.');
  return outcome.answer;
}

/** Logged out here, whatever the cms says (specification §7). */
async function deleteAccount(
  ask: () => Promise<CmsAnswer>,
  visit: Visit,
  response: NextApiResponse,
): Promise<void> {
  let answer: CmsAnswer;
  try {
    answer = await ask();
    if (answer.errors.length > 0) await endSession(visit);
  } catch (error) {
    visit.cookies.clear();
    throw error;
  }
  if (answer.errors.length > 0) visit.cookies.clear();
  else visit.cookies.clearEverything();
  passOn(answer, response);
}
