import type { Block } from '@/blocks/block';
import { findEmbed } from '@/config/embedHosts.mjs';
import type { AddressFragment, ContactFragment, PictureFragment } from '@/gql/graphql';
import type { MapContext } from '@/server/mapping/context';
import { mapContacts } from '@/server/mapping/mapContacts';
import { mapImage } from '@/server/mapping/mapImage';
import { mapWrittenDate } from '@/server/mapping/mapWrittenDate';
import type { Position } from '../finding/model';
import type { Detail, Label, TeaserCategory } from './detail';

interface RawDetail {
  id?: string | null;
  title?: string | null;
  excerpt?: string | null;
  dateUpdated?: string | null;
  address?: AddressFragment | null;
  contactLinks?: readonly (ContactFragment | null)[] | null;
  embedUrl?: string | null;
}

/** What the pages of all entries show; labels and picture are named differently by each. */
export function mapDetail(
  entry: RawDetail,
  picture: readonly (PictureFragment | null)[],
  labels: Label[],
  blocks: Block[],
  context: MapContext,
): Detail {
  return {
    id: entry.id ?? '',
    title: entry.title ?? '',
    excerpt: entry.excerpt ?? '',
    image: mapImage(picture, context),
    address: entry.address?.address ?? '',
    position: mapPosition(entry.address),
    contacts: mapContacts(entry.contactLinks, context),
    embed: findEmbed(entry.embedUrl),
    labels,
    updatedAt: mapWrittenDate(entry.dateUpdated, context),
    blocks,
  };
}

/** Where an address is on the map, if it is known. */
export function mapPosition(
  address: Pick<AddressFragment, 'lat' | 'lng'> | null | undefined,
): Position | null {
  const { lat, lng } = address ?? {};
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

interface RawCategory {
  slug?: string | null;
  title?: string | null;
}

/** Categories as labels that lead to their lists. */
export function mapLabels(
  categories: readonly (RawCategory | null)[],
  hrefOf: (slug: string) => string,
): { title: string; href: string }[] {
  return categories.flatMap((category) =>
    category?.title && category.slug
      ? [{ title: category.title, href: hrefOf(category.slug) }]
      : [],
  );
}

/** Tags as labels; they have no lists. */
export function mapTags(tags: readonly ({ title?: string | null } | null)[]): Label[] {
  return tags.flatMap((tag) => (tag?.title ? [{ title: tag.title, href: null }] : []));
}

/** Categories of an entry on a card: their titles to read, their slugs to filter by. */
export function mapTeaserCategories(categories: readonly (RawCategory | null)[]): TeaserCategory[] {
  return categories.flatMap((category) =>
    category?.slug && category.title ? [{ slug: category.slug, title: category.title }] : [],
  );
}
