import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print, type DocumentNode } from 'graphql';
import { AppError } from '@/errors/AppError';
import { localeInfo, type Locale } from '@/routing/locales';
import { previewHeaders } from '../preview/token';
import { loggableMessages, postToCms } from './postToCms';
import { retryInBuild } from './retryInBuild';

/** Sends a query to the cms in one language. */
export type Cms = <Result, Variables extends object>(
  document: TypedDocumentNode<Result, Variables>,
  variables?: Omit<Variables, 'site'>,
) => Promise<Result>;

/**
 * Creates a client for one language, which adds the site handle to every query. It caches no responses.
 * @param previewToken an editor's token, with which it receives drafts
 * @throws AppError cms/unreachable, cms/refused or cms/invalid-answer
 */
export function cmsFor(locale: Locale, previewToken: string | null = null): Cms {
  return async (document, variables) =>
    retryInBuild(async () => {
      const { data, errors } = await postToCms(
        printDocument(document),
        { site: [localeInfo[locale].siteHandle], ...variables },
        previewHeaders(previewToken),
      );
      const messages = loggableMessages(errors).join('; ');
      if (!data) throw new AppError('cms/invalid-answer', messages);
      if (errors.length > 0) throw new AppError('cms/refused', messages);
      // The cast is safe: the types of the document are generated from the contract of the response.
      return data as never;
    });
}

const printedDocuments = new WeakMap<DocumentNode, string>();

function printDocument(document: DocumentNode): string {
  const cached = printedDocuments.get(document);
  if (cached) return cached;
  const text = print(document);
  printedDocuments.set(document, text);
  return text;
}
