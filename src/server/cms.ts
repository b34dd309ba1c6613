import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print, type DocumentNode } from 'graphql';
import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { localeInfo, type Locale } from '@/routing/locales';
import { env } from './env';
import { withTimeout } from './withTimeout';
import { previewHeaders, type PreviewToken } from './preview/token';

/** Sends a query to the CMS in one language. */
export type Cms = <Result, Variables extends object>(
  document: TypedDocumentNode<Result, Variables>,
  variables?: Omit<Variables, 'site'>,
) => Promise<Result>;

/**
 * Creates a client for one language, which adds the site handle to every query. It caches no answers.
 * With an editor's token it receives drafts.
 * @throws AppError cms/unreachable, cms/refused or cms/invalid-answer
 */
export function cmsFor(locale: Locale, preview: PreviewToken | null = null): Cms {
  return async (document, variables) => {
    const body = JSON.stringify({
      query: printDocument(document),
      variables: { site: [localeInfo[locale].siteHandle], ...variables },
    });
    const answer = await post(`${env().cmsHost}/api`, body, previewHeaders(preview));
    if (!answer.data) throw new AppError('cms/invalid-answer', answer.messages.join('; '));
    if (answer.messages.length > 0) throw new AppError('cms/refused', answer.messages.join('; '));
    // The cast is safe: the types of the document are generated from the contract of the answer.
    return answer.data as never;
  };
}

const printedDocuments = new WeakMap<DocumentNode, string>();

function printDocument(document: DocumentNode): string {
  const cached = printedDocuments.get(document);
  if (cached) return cached;
  const text = print(document);
  printedDocuments.set(document, text);
  return text;
}

async function post(
  url: string,
  body: string,
  extra: Record<string, string>,
): Promise<{ data: unknown; messages: string[] }> {
  let status = 0;
  let text: string;
  try {
    text = await withTimeout(async (signal) => {
      const headers = { 'content-type': 'application/json', accept: 'application/json', ...extra };
      const response = await fetch(url, { method: 'POST', headers, body, signal });
      status = response.status;
      return response.text();
    });
  } catch (cause) {
    throw new AppError('cms/unreachable', `no answer from ${url}`, { cause });
  }
  const answer = parseJson(text);
  if (typeof answer !== 'object' || answer === null) {
    throw new AppError('cms/invalid-answer', `HTTP ${status} without JSON from ${url}`);
  }
  return {
    data: 'data' in answer ? answer.data : null,
    messages: 'errors' in answer ? loggableMessages(answer.errors) : [],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Messages about a document or a fault of the CMS. Others may quote the value of a variable. */
const loggableMessage =
  /^(?:Cannot query field|Unknown (?:argument|type|directive|fragment)|Field "|Fragment "|Something went wrong when processing)/;

const errorShape = z.object({
  message: z.string(),
  extensions: z
    .object({ correlationId: z.string().optional(), code: z.string().optional() })
    .optional()
    .catch(undefined),
});

/** The errors of an answer, in words that may be logged. The id identifies the line in the CMS's log. */
function loggableMessages(errors: unknown): string[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((error: unknown) => {
    const read = errorShape.safeParse(error);
    if (!read.success) return 'an error without a message';
    const { message, extensions } = read.data;
    const words = loggableMessage.test(message) ? message : 'an error about what was sent';
    return [words, extensions?.correlationId ?? extensions?.code].filter(Boolean).join(' ');
  });
}
