import type { NextApiResponse } from 'next';
import { z } from 'zod';
import type { PublicCmsResponse } from '../cms/requestCmsForVisitor';
import { AppError } from '@/errors/AppError';
import { createEndpoint, forwardResponse, type Call } from './createEndpoint';
import { operationOf, site, type ServedName } from './operations';
import { readJson } from './readJson';
import type { VisitorSession } from './VisitorSession';

// Next's parser is off, because readJson has its own limit and error responses.
export const config = { api: { bodyParser: false } };

const bodyShape = z.strictObject({
  operation: z.string().regex(/^[0-9a-f]{64}$/),
  variables: z.unknown(),
  privacyAccepted: z.boolean().optional(),
  /** The page's site handle; the cms sends requested mails in its language. */
  site: site.optional(),
});

/** Operations that the site does not send to the cms, each with the function that returns its data. */
type OwnAnswers = Partial<
  Record<
    ServedName,
    (session: VisitorSession, variables: Record<string, unknown>) => Promise<object>
  >
>;

/**
 * POST /api: sends one operation of the allow-list to the cms, with the visitor's session if it needs one.
 * The browser names the operation by the hash of its document and cannot send any other.
 */
export const createBffHandler = (ownAnswers: OwnAnswers) =>
  createEndpoint({ POST: (call) => answer(call, ownAnswers) });

async function answer({ request, response, session }: Call, ownAnswers: OwnAnswers): Promise<void> {
  const body = bodyShape.safeParse(await readJson(request, response));
  if (!body.success) throw new AppError('body/invalid', 'The body is not a call.');
  const { operation: hash, variables: rawVariables, privacyAccepted, site: pageSite } = body.data;
  if (pageSite) session.setLanguage(pageSite);
  const operation = operationOf(hash);
  if (!operation) throw new AppError('bff/unknown-operation', 'This operation is not served.');
  const { name, document, isPersonal } = operation;
  if (name === 'Register' && privacyAccepted !== true) {
    throw new AppError('privacy/not-accepted', 'The privacy notice has not been accepted.');
  }
  if (name !== 'Register' && privacyAccepted !== undefined) {
    throw new AppError('body/invalid', 'The body is not a call.');
  }
  const variables = operation.variables.safeParse(rawVariables);
  if (!variables.success) throw new AppError('body/invalid', 'The variables do not fit.');
  const answerHere = ownAnswers[name];
  if (answerHere) {
    response.status(200).json({ data: await answerHere(session, variables.data) });
    return;
  }
  const send = async () => {
    const received = isPersonal
      ? await session.sendAsVisitor(document, variables.data)
      : await session.sendAnonymously(document, variables.data);
    if (!received) throw new AppError('session/ended', 'The session is over.');
    return received;
  };
  if (name === 'DeleteAccount') {
    await deleteAccount(send, session, response);
    return;
  }
  forwardResponse(await send(), response);
}

/** Logs the visitor out even if the cms refuses the deletion (specification §7). */
async function deleteAccount(
  send: () => Promise<PublicCmsResponse>,
  session: VisitorSession,
  response: NextApiResponse,
): Promise<void> {
  const received = await send().catch((error: unknown) => {
    session.cookies.clear();
    throw error;
  });
  if (received.errors.length > 0) await session.endSession();
  else session.cookies.clearAll();
  forwardResponse(received, response);
}
