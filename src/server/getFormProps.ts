import type { IncomingMessage } from 'node:http';
import type { GetServerSideProps } from 'next';
import type { Namespace } from '@/i18n/translate';
import type { PageProps } from '@/layout/pageProps';
import type { RouteName } from '@/routing/routes';
import { Visit } from './bff/Visit';
import { getRequestProps, type RequestContext, type RequestData } from './getRequestProps';

const maxBytes = 8192;

/** What was sent to a page by a form. */
export interface Sent {
  /** None where the body is of another type, or too long. */
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
      req.method === 'POST' ? { fields: await fieldsOf(req), headers: req.headers } : null;
    res.setHeader('Cache-Control', 'private, no-store');
    const visit = new Visit({ req, res });
    return getRequestProps<View>(
      route,
      (context) => load({ ...context, sent, visit }),
      namespaces,
    )(asked);
  };
}

async function fieldsOf(request: IncomingMessage): Promise<URLSearchParams> {
  const type = request.headers['content-type'] ?? '';
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    // Read on to its end, and forgotten: the answer is the page all the same.
    if (size <= maxBytes) chunks.push(bytes);
  }
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type) && size <= maxBytes;
  return new URLSearchParams(isForm ? Buffer.concat(chunks).toString('utf8') : '');
}
