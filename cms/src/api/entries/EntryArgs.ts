interface Criteria {
  group?: string[] | null;
  slug?: string[] | null;
}

/** Arguments of entries, entry and entryCount. */
export interface EntryArgs {
  id?: unknown[] | null;
  section?: string[] | null;
  site?: string[] | null;
  unique?: boolean | null;
  preferSites?: unknown[] | null;
  slug?: (string | null)[] | null;
  uri?: (string | null)[] | null;
  search?: string | null;
  relatedTo?: unknown[] | null;
  relatedToCategories?: (Criteria | null)[] | null;
  relatedToTags?: (Criteria | null)[] | null;
  fixedOrder?: boolean | null;
  limit?: number | null;
  offset?: number | null;
  orderBy?: string | null;
  accommodationType?: unknown[] | null;
  bedrooms?: unknown[] | null;
  bedsNumber?: unknown[] | null;
  bathroomsNumber?: unknown[] | null;
  priceMin?: unknown[] | null;
  priceMax?: unknown[] | null;
  includedServices?: unknown[] | null;
  availabilityStatus?: unknown[] | null;
  pricingMode?: unknown[] | null;
  studentCardReserved?: boolean | null;
  energyClass?: unknown[] | null;
  deposit?: unknown[] | null;
  availableFrom?: unknown[] | null;
  eventType?: unknown[] | null;
  eventStartDate?: unknown[] | null;
  eventEndDate?: unknown[] | null;
  serviceType?: unknown[] | null;
}
