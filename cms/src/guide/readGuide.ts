import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { readPageText } from './files';
import { type GuideLanguage, guidePages, type GuidePage } from './pages';

/** Reads and parses a page of the guide. */
export const readGuidePage = async (language: GuideLanguage, page: GuidePage): Promise<Root> =>
  fromMarkdown(await readPageText(language, page));

/** Reads the titles of the pages, without that of the first page. */
export const readGuideTitles = (
  language: GuideLanguage,
): Promise<{ page: GuidePage; title: string }[]> =>
  Promise.all(
    guidePages.map(async (page) => {
      const [, title = page] = /^# (.+)$/m.exec(await readPageText(language, page)) ?? [];
      return { page, title };
    }),
  );
