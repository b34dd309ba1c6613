import { parse } from 'node:querystring';
import { print } from 'graphql';
import type { NextApiRequest, NextApiResponse } from 'next';
import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { SendFeedbackDocument } from '@/gql/graphql';
import { localeInfo } from '@/routing/locales';
import { createEndpoint, type Call } from '@/server/bff/createEndpoint';
import type { VisitorSession } from '@/server/bff/VisitorSession';
import { readBody } from '@/server/readBody';
import { reasonLength } from '../sendFeedback';
import { findContentPage } from './findContentPage';
import { logError } from '@/server/logs/logError';

// Next's parser is off, because readBody limits size and time.
export const config = { api: { bodyParser: false } };

const maxBytes = 8192;

const formShape = z.object({
  path: z.string().max(1000),
  clear: z.enum(['yes', 'no']),
  reason: z.string().trim().max(2000).optional(),
  kind: z.enum(['opinion', 'report']).default('opinion'),
});

/** The statuses of the errors of a sender; all others are of the cms. */
const statuses: Partial<Record<string, number>> = {
  RATE_LIMITED: 429,
  UNKNOWN_PAGE: 404,
  REASON_TOO_LONG: 422,
};

/**
 * POST /api/feedback: whether a page was clear, or a report of an error on it. A form gets a redirect back to
 * the page; a script (Accept: application/json) gets 204 or an error code.
 */
export const feedbackHandler = createEndpoint({ POST: answer });

async function answer({ request, response, session }: Call): Promise<void> {
  const form = formShape.safeParse(await readForm(request, response));
  const page = form.success ? findContentPage(form.data.path) : null;
  if (!form.success || !page) throw new AppError('body/invalid', 'The form does not fit.');
  const { clear, kind, reason = '' } = form.data;
  const code = await sendFeedback(session, {
    site: localeInfo[page.locale].siteHandle,
    uri: page.uri,
    clear: clear === 'yes',
    kind,
    // Longer texts are cut, because browsers count line ends differently.
    reason: Array.from(reason).slice(0, reasonLength).join('') || null,
  });
  if (request.headers.accept !== 'application/json') {
    const outcome = code === null ? 'thanks' : 'failed';
    response.redirect(303, `${page.path}#feedback-${outcome}`);
  } else if (code === null) {
    response.status(204).end();
  } else {
    const errors = [{ message: code, extensions: { code } }];
    response.status(statuses[code] ?? 502).json({ errors });
  }
}

/** @throws AppError body/wrong-type, or an error of readBody */
async function readForm(request: NextApiRequest, response: NextApiResponse): Promise<object> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    throw new AppError('body/wrong-type', 'The body must be a form.');
  }
  return parse((await readBody(request, response, maxBytes)).toString('utf8'));
}

/** Sends the feedback to the cms. @returns null after success, otherwise an error code */
async function sendFeedback(session: VisitorSession, variables: object): Promise<string | null> {
  try {
    const { errors } = await session.sendAnonymously(print(SendFeedbackDocument), variables);
    return errors[0] ? (errors[0].extensions?.code ?? 'CMS_REFUSED') : null;
  } catch (error) {
    logError('feedback', error);
    return 'CMS_UNREACHABLE';
  }
}
