import { parse } from 'node:querystring';
import { print } from 'graphql';
import type { NextApiRequest, NextApiResponse } from 'next';
import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { SendFeedbackDocument } from '@/gql/graphql';
import { localeInfo } from '@/routing/locales';
import { requestCms } from '@/server/cms/requestCms';
import { isSameOrigin } from '@/server/bff/sameOrigin';
import { env } from '@/server/env';
import { readBody } from '@/server/readBody';
import { visitorAddress } from '@/server/visitorAddress';
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

/** The contract's limit in characters. Longer texts are cut, because browsers count line ends differently. */
const reasonLength = 500;

/**
 * POST /api/feedback: whether a page was clear, or a report of an error on it. A form gets a redirect back to
 * the page; a script (Accept: application/json) gets 204 or an error code.
 */
export async function feedbackHandler(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  const isScript = request.headers.accept === 'application/json';
  const refuse = (status: number, code: string): void =>
    response.status(status).json({ errors: [{ message: code, extensions: { code } }] });
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    refuse(405, 'BFF_WRONG_METHOD');
    return;
  }
  if (!isSameOrigin(request.headers, env().siteUrl)) {
    refuse(403, 'BFF_FOREIGN_ORIGIN');
    return;
  }
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    refuse(415, 'BFF_WRONG_TYPE');
    return;
  }
  const form = await readBody(request, response, maxBytes).catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  if (form instanceof AppError) {
    refuse(form.status, form.status === 413 ? 'BFF_TOO_LARGE' : 'BFF_BAD_REQUEST');
    return;
  }
  const sent = formShape.safeParse(parse(form.toString('utf8')));
  const page = sent.success ? findContentPage(sent.data.path) : null;
  if (!sent.success || !page) {
    refuse(400, 'BFF_BAD_REQUEST');
    return;
  }

  const code = await sendFeedback(request, {
    site: localeInfo[page.locale].siteHandle,
    uri: page.uri,
    clear: sent.data.clear === 'yes',
    kind: sent.data.kind,
    reason:
      Array.from(sent.data.reason ?? '')
        .slice(0, reasonLength)
        .join('') || null,
  });
  if (!isScript) {
    const outcome = code === null ? 'thanks' : 'failed';
    return void response.redirect(303, `${page.path}#feedback-${outcome}`);
  }
  if (code === null) response.status(204).end();
  else refuse(code === 'RATE_LIMITED' ? 429 : 502, code);
}

/** Sends the feedback to the CMS. @returns null after success, otherwise an error code */
async function sendFeedback(request: NextApiRequest, variables: object): Promise<string | null> {
  const address = visitorAddress(request, env().trustedProxies);
  try {
    const { errors } = await requestCms(print(SendFeedbackDocument), variables, {
      'x-forwarded-for': address,
    });
    return errors[0] ? (errors[0].extensions?.code ?? 'CMS_REFUSED') : null;
  } catch (error) {
    logError('feedback', error);
    return 'CMS_UNREACHABLE';
  }
}
