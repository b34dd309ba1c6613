import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSideProps } from 'next';
import { AppError } from '@/errors/AppError';
import type { Namespace } from '@/i18n/messages';
import type { PageProps } from '@/layout/pageProps';
import type { RouteName } from '@/routing/routes';
import {
  getRequestProps,
  type RequestContext,
  type RequestData,
  type RequestOptions,
} from './getRequestProps';
import { readBody } from './readBody';

/** The most bytes of a form, unless its page allows more. */
const defaultBytes = 8192;

/** A form that was submitted to a page. */
export interface SubmittedForm {
  /** Empty if the body has another type, is too long or arrives too slowly. */
  fields: URLSearchParams;
  headers: IncomingMessage['headers'];
}

export interface FormContext extends RequestContext {
  /** Null if the request is not a POST. */
  sent: SubmittedForm | null;
}

/**
 * Creates getServerSideProps for a page whose form is submitted to the page itself, so that it works
 * without scripts and can show the typed values again. Only a POST submits.
 */
export function getFormProps<View extends object>(
  route: RouteName,
  load: (context: FormContext) => Promise<RequestData<View>>,
  namespaces: Namespace[] = [],
  {
    maxBytes = defaultBytes,
    ...options
  }: Pick<RequestOptions, 'secret'> & { maxBytes?: number } = {},
): GetServerSideProps<PageProps<View>> {
  return async (context) => {
    const { req, res } = context;
    const body = req.method === 'POST' ? await readFields(req, res, maxBytes) : null;
    const sent = body && { fields: body.fields, headers: req.headers };
    res.setHeader('Cache-Control', 'private, no-store');
    const loadForm = async (requestContext: RequestContext) => {
      const data = await load({ ...requestContext, sent });
      return body?.refusedWith ? { ...data, status: body.refusedWith } : data;
    };
    return getRequestProps<View>(route, loadForm, namespaces, options)(context);
  };
}

/** @returns no fields for a body that is not a form or that readBody refuses; the page is shown anyway, with its status */
async function readFields(request: IncomingMessage, response: ServerResponse, maxBytes: number) {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(
    request.headers['content-type'] ?? '',
  );
  try {
    const body = await readBody(request, response, maxBytes);
    return { fields: new URLSearchParams(isForm ? body.toString('utf8') : ''), refusedWith: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { fields: new URLSearchParams(), refusedWith: error.status };
  }
}
