import type { ComponentProps } from 'react';
import { CompareDocument } from '@/gql/graphql';
import { createT } from '@/i18n/translate';
import { alternatesOf } from '@/routing/alternates';
import { locales } from '@/routing/locales';
import { choicesOf } from '@/server/finding/choicesOf';
import type { LoadAtRequest, RequestContext } from '@/server/getRequestProps';
import { messagesOf } from '@/server/messages';
import { placesOf } from '@/server/near/placesOf';
import { compareHref, decode } from './codec';
import type { CompareView } from './CompareView';
import { mapComparedAccommodation, mapComparedUniversity } from './mapper';
import { most, type Compared, type Comparison } from './model';

/** Data of the comparison that an address asks for. */
export const comparePage: LoadAtRequest<ComponentProps<typeof CompareView>> = async (context) => {
  const { locale, search } = context;
  const { comparison } = decode(search);
  const [compared, { universities }, messages] = await Promise.all([
    comparedOf(comparison, context),
    choicesOf('accommodations', context),
    messagesOf(locale, ['compare']),
  ]);
  const alternates = alternatesOf('compare');
  // The university has another name in the other language.
  for (const other of locales)
    alternates[other] = compareHref({ ...comparison, near: null }, other);
  const t = createT(messages, locale);
  const title = t(`compare.title.${comparison.ids.length > 0 ? comparison.section : 'none'}`);
  return {
    view: { compared, universities },
    alternates,
    seo: {
      data: { advanced: { robots: ['noindex'], canonical: null } },
      defaults: { title, description: '' },
    },
  };
};

async function comparedOf(
  { section, ids }: Comparison,
  { cms, map }: RequestContext,
): Promise<Compared> {
  if (ids.length === 0) return { section, entries: [] };
  const isHomes = section === 'accommodations';
  const [{ entries }, homes, services] = await Promise.all([
    cms(CompareDocument, { section: [section], ids, limit: most[section] }),
    isHomes ? [] : placesOf('accommodations', { cms, map }),
    isHomes ? [] : placesOf('services', { cms, map }),
  ]);
  return isHomes
    ? {
        section,
        entries: (entries ?? []).flatMap((entry) =>
          entry?.__typename === 'accommodations_accommodations_Entry'
            ? (mapComparedAccommodation(entry, map) ?? [])
            : [],
        ),
      }
    : {
        section,
        entries: (entries ?? []).flatMap((entry) =>
          entry?.__typename === 'universities_universities_Entry'
            ? (mapComparedUniversity(entry, { homes, services }, map) ?? [])
            : [],
        ),
      };
}
