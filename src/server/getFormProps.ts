import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSideProps } from 'next';
import { AppError } from '@/errors/AppError';
import type { Namespace } from '@/i18n/translate';
import type { PageProps } from '@/layout/pageProps';
import type { RouteName } from '@/routing/routes';
import { Visit } from './bff/Visit';
import { getRequestProps, type RequestContext, type RequestData } from './getRequestProps';
import { readBody } from './readBody';

const maxBytes = 8192;

/** What was sent to a page by a form. */
export interface Sent {
  /** None where the body is of another type, too long, or does not arrive in time. */
  fields: URLSearchParams;
  headers: IncomingMessage['headers'];
}

export interface FormContext extends RequestContext {
  /** Null when the page is only looked at. */
  sent: Sent | null;
  /** Who asks, for questions to the cms. */
  visit: Visit;
}

/**
 * Makes getServerSideProps of a page whose form is sent to the page itself, so that it needs no
 * scripts and keeps what was typed: a POST does, everything else only looks.
 */
export function getFormProps<View extends object>(
  route: RouteName,
  load: (context: FormContext) => Promise<RequestData<View>>,
  namespaces: Namespace[] = [],
): GetServerSideProps<PageProps<View>> {
  return async (asked) => {
    const { req, res } = asked;
    const sent =
      req.method === 'POST' ? { fields: await fieldsOf(req, res), headers: req.headers } : null;
    res.setHeader('Cache-Control', 'private, no-store');
    const visit = new Visit({ req, res });
    return getRequestProps<View>(
      route,
      (context) => load({ ...context, sent, visit }),
      namespaces,
    )(asked);
  };
}

/** @returns none for a body that is no form, or that readBody refuses: the answer is the page all the same */
async function fieldsOf(request: IncomingMessage, response: ServerResponse) {
  const type = request.headers['content-type'] ?? '';
  const body = await readBody(request, response, maxBytes).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return Buffer.alloc(0);
  });
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);
  return new URLSearchParams(isForm ? body.toString('utf8') : '');
}
