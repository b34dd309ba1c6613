import type { ComponentProps } from 'react';
import { createT } from '@/i18n/translate';
import { alternatesAsking } from '@/layout/asked';
import { alternatesOf } from '@/routing/alternates';
import { choicesOf } from '@/server/finding/choicesOf';
import type { LoadAtRequest } from '@/server/getRequestProps';
import { messagesOf } from '@/server/messages';
import { decode } from './codec';
import type { FilteredSection } from './FindingList';
import type { FiltersView } from './FiltersView';
import { queriesElsewhere } from './queriesElsewhere';

/** Data of the page of a list's filters alone, for browsers that run no scripts. */
export const filtersPage =
  (section: FilteredSection): LoadAtRequest<ComponentProps<typeof FiltersView>> =>
  async ({ cms, map, locale, search }) => {
    const [{ known, universities, translations }, messages] = await Promise.all([
      choicesOf(section, { cms, map }),
      messagesOf(locale, ['finding']),
    ]);
    const { finding } = decode(section, search, known);
    const title = createT(messages, locale)(`finding.title.${section}`);
    const queries = queriesElsewhere(locale, section, finding, translations);
    return {
      view: { section, finding, universities },
      alternates: alternatesAsking(alternatesOf(section), queries),
      seo: {
        data: { advanced: { robots: ['noindex'], canonical: null } },
        defaults: { title, description: '' },
      },
    };
  };
