import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print, type DocumentNode } from 'graphql';
import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { localeInfo, type Locale } from '@/routing/locales';
import { env } from './env';
import { inTime } from './inTime';
import { previewHeaders, type PreviewToken } from './preview/token';

/** Asks the content management system in one language. */
export type Cms = <Result, Variables extends object>(
  document: TypedDocumentNode<Result, Variables>,
  variables?: Omit<Variables, 'site'>,
) => Promise<Result>;

/**
 * A client for one language: it adds the site handle to every query. Nothing is kept between
 * calls. With an editor's token it sees drafts.
 * @throws AppError cms/unreachable, cms/refused or cms/invalid-answer
 */
export function cmsFor(locale: Locale, preview: PreviewToken | null = null): Cms {
  return async (document, variables) => {
    const body = JSON.stringify({
      query: printed(document),
      variables: { site: [localeInfo[locale].siteHandle], ...variables },
    });
    const answer = await post(`${env().cmsHost}/api`, body, previewHeaders(preview));
    if (!answer.data) throw new AppError('cms/invalid-answer', answer.messages.join('; '));
    if (answer.messages.length > 0) throw new AppError('cms/refused', answer.messages.join('; '));
    // The answer was asked for by this document, whose types were made from the same contract.
    return answer.data as never;
  };
}

const texts = new WeakMap<DocumentNode, string>();

function printed(document: DocumentNode): string {
  const known = texts.get(document);
  if (known) return known;
  const text = print(document);
  texts.set(document, text);
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
    text = await inTime(async (signal) => {
      const headers = { 'content-type': 'application/json', accept: 'application/json', ...extra };
      const response = await fetch(url, { method: 'POST', headers, body, signal });
      status = response.status;
      return response.text();
    });
  } catch (cause) {
    throw new AppError('cms/unreachable', `no answer from ${url}`, { cause });
  }
  const answer = parsed(text);
  if (typeof answer !== 'object' || answer === null) {
    throw new AppError('cms/invalid-answer', `HTTP ${status} without JSON from ${url}`);
  }
  return {
    data: 'data' in answer ? answer.data : null,
    messages: 'errors' in answer ? messagesOf(answer.errors) : [],
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a cms says of a document, and of a fault of its own; of a variable it quotes the value. */
const harmless =
  /^(?:Cannot query field|Unknown (?:argument|type|directive|fragment)|Field "|Fragment "|Something went wrong when processing)/;

const errorShape = z.object({
  message: z.string(),
  extensions: z
    .object({ correlationId: z.string().optional(), code: z.string().optional() })
    .optional()
    .catch(undefined),
});

/** The errors of an answer in words that may be logged; the id leads to the cms's own log. */
function messagesOf(errors: unknown): string[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((error: unknown) => {
    const read = errorShape.safeParse(error);
    if (!read.success) return 'an error without a message';
    const { message, extensions } = read.data;
    const words = harmless.test(message) ? message : 'an error about what was sent';
    return [words, extensions?.correlationId ?? extensions?.code].filter(Boolean).join(' ');
  });
}
