import { OpenDataDocument, type OpenDataQuery } from '@/gql/graphql';
import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import type { DataSetName } from '@/routing/openData';
import type { SlugRouteName } from '@/routing/routes';
import { loadAll } from '@/server/cms/loadAll';
import type { FileContext } from '@/server/files/createFileHandler';
import { mapDate } from '@/server/mapping/mapDate';

export type Row = Record<string, string | number | boolean | null> & {
  lat: number | null;
  lng: number | null;
  updated: string;
};

/** The maximum number of entries in one cms request, with all columns. */
const batchSize = 250;

const sections: Record<DataSetName, string[]> = {
  accommodations: ['accommodations'],
  services: ['services'],
  events: ['events'],
  places: ['universities', 'poi'],
};

type Entry = NonNullable<NonNullable<OpenDataQuery['entries']>[number]>;
type Fields = Record<string, string | number | boolean | null>;

/**
 * Loads all rows of one data set in one language. Units: euro per month, ISO 8601, WGS 84.
 * @throws AppError cms/…
 */
export async function loadRows(
  name: DataSetName,
  { cms, locale, siteUrl }: Pick<FileContext, 'cms' | 'locale' | 'siteUrl'>,
): Promise<Row[]> {
  const entries = await loadAll(batchSize, async (batch) => {
    const variables = { section: sections[name], ...batch };
    return (await cms(OpenDataDocument, variables)).entries;
  });
  return entries.flatMap((entry) => (entry ? rowOf(entry, locale, siteUrl) : []));
}

function rowOf(entry: Entry, locale: Locale, siteUrl: string): Row[] {
  if (!('address' in entry)) return [];
  const { lat, lng, address } = entry.address ?? {};
  const hasPosition = typeof lat === 'number' && typeof lng === 'number';
  const [route, sectionFields] = detailsOf(entry);
  if (!entry.slug) return [];
  return [
    {
      id: entry.uid ?? '',
      title: entry.title ?? '',
      description: entry.excerpt ?? '',
      ...sectionFields,
      address: address ?? '',
      lat: hasPosition ? lat : null,
      lng: hasPosition ? lng : null,
      url: siteUrl + href(route, { slug: entry.slug }, locale),
      updated: mapDate(entry.dateUpdated),
    },
  ];
}

/** The route of an entry, and the columns of its section. */
function detailsOf(entry: Entry): [SlugRouteName, Fields] {
  switch (entry.__typename) {
    case 'accommodations_accommodations_Entry':
      return [
        'accommodation',
        {
          kind: entry.kind,
          priceMin: entry.priceMin,
          priceMax: entry.priceMax,
          pricingMode: entry.pricingMode,
          condominiumFees: entry.condominiumFees,
          deposit: entry.deposit,
          bedrooms: entry.bedrooms,
          beds: entry.bedsNumber,
          bathrooms: entry.bathroomsNumber,
          availability: entry.availabilityStatus,
          studentCardReserved: entry.studentCardReserved,
          energyClass: entry.energyClass,
        },
      ];
    case 'services_services_Entry':
      return ['service', { kind: entry.kind }];
    case 'events_events_Entry':
      return [
        'event',
        {
          kind: entry.kind,
          start: mapDate(entry.eventStartDate),
          end: mapDate(entry.eventEndDate),
          cancelled: entry.cancelled ?? false,
          ticket: entry.ticket,
        },
      ];
    case 'universities_universities_Entry':
      return ['university', { kind: 'university' }];
    default:
      return ['place', { kind: 'pointOfInterest' }];
  }
}
