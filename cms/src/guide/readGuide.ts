import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { readPageText } from './files';
import { guidePages, type GuidePage } from './pages';
import { type AdminLanguage } from '../lib/adminLanguage';

/** Reads and parses a page of the guide. */
export const readGuidePage = async (language: AdminLanguage, page: GuidePage): Promise<Root> =>
  fromMarkdown(await readPageText(language, page));

/** Reads the titles of the pages, without that of the first page. */
export const readGuideTitles = (
  language: AdminLanguage,
): Promise<{ page: GuidePage; title: string }[]> =>
  Promise.all(
    guidePages.map(async (page) => {
      const [, title = page] = /^# (.+)$/m.exec(await readPageText(language, page)) ?? [];
      return { page, title };
    }),
  );
