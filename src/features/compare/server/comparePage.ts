import type { ComponentProps } from 'react';
import { CompareDocument } from '@/gql/graphql';
import { inEachLocale } from '@/routing/inEachLocale';
import { loadChoices } from '@/features/listing/server/loadChoices';
import type { LoadAtRequest, RequestContext } from '@/server/getRequestProps';
import { translatorOf } from '@/server/texts';
import { noIndexSeo } from '@/server/noIndexSeo';
import { loadPositions } from '@/features/distance/server/loadPositions';
import { compareHref, parseComparison, withoutUniversity } from '../comparisonQuery';
import type { CompareView } from '../CompareView';
import { mapComparedAccommodation, mapComparedUniversity } from './mapper';
import { maxCompared, type Compared, type Comparison } from '../model';

/** Loads the page of the comparison in the address. */
export const comparePage: LoadAtRequest<ComponentProps<typeof CompareView>> = async (context) => {
  const { locale, search } = context;
  const { comparison } = parseComparison(search);
  const [compared, { universities }, t] = await Promise.all([
    loadCompared(comparison, context),
    loadChoices('accommodations', context),
    translatorOf(locale),
  ]);
  const alternates = inEachLocale((other) => compareHref(withoutUniversity(comparison), other));
  const title = t(`compare.title.${comparison.ids.length > 0 ? comparison.section : 'none'}`);
  return {
    view: { compared, universities },
    alternates,
    seo: noIndexSeo(title),
  };
};

async function loadCompared(
  { section, ids }: Comparison,
  context: RequestContext,
): Promise<Compared> {
  const { cms, mapperContext } = context;
  if (ids.length === 0) return { section, entries: [] };
  const isHomes = section === 'accommodations';
  const [{ entries }, homes, services] = await Promise.all([
    cms(CompareDocument, { section: [section], ids, limit: maxCompared[section] }),
    isHomes ? [] : loadPositions('accommodations', context),
    isHomes ? [] : loadPositions('services', context),
  ]);
  return isHomes
    ? {
        section,
        entries: (entries ?? []).flatMap((entry) =>
          entry?.__typename === 'accommodations_accommodations_Entry'
            ? (mapComparedAccommodation(entry, mapperContext) ?? [])
            : [],
        ),
      }
    : {
        section,
        entries: (entries ?? []).flatMap((entry) =>
          entry?.__typename === 'universities_universities_Entry'
            ? (mapComparedUniversity(entry, { homes, services }, mapperContext) ?? [])
            : [],
        ),
      };
}
