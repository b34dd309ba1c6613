import type { Block } from '@/blocks/engine/block';
import { findEmbed } from '@studium/shared/embedHosts.mjs';
import type { AddressFragment, ContactFragment, PictureFragment } from '@/gql/graphql';
import type { MapperContext } from '@/server/mapping/context';
import { mapContacts } from '@/server/mapping/mapContacts';
import { mapImage } from '@/server/mapping/mapImage';
import { mapFormattedDate } from '@/server/mapping/mapFormattedDate';
import { href } from '@/routing/href';
import type { SlugRouteName } from '@/routing/routes';
import type { Detail, Label } from '../detail';
import type { Teaser, TeaserCategory } from '../teaser';
import { mapPosition } from '@/server/mapping/mapPosition';

interface RawTeaser {
  id?: string | null;
  slug?: string | null;
  title?: string | null;
  address?: AddressFragment | null;
}

/** Maps the fields that all cards show; null for an entry that has no page in this language. */
export function mapTeaser(
  route: SlugRouteName,
  { id, slug, title, address }: RawTeaser,
  { locale }: MapperContext,
): Teaser | null {
  if (!slug) return null;
  return {
    id: id ?? '',
    href: href(route, { slug }, locale),
    title: title ?? '',
    address: address?.address ?? '',
    position: mapPosition(address),
  };
}

interface RawDetail {
  id?: string | null;
  title?: string | null;
  excerpt?: string | null;
  dateUpdated?: string | null;
  address?: AddressFragment | null;
  contactLinks?: readonly (ContactFragment | null)[] | null;
  embedUrl?: string | null;
}

/** Maps the fields that all entry pages show; labels and picture have other names in each section. */
export function mapDetail(
  entry: RawDetail,
  picture: readonly (PictureFragment | null)[],
  labels: Label[],
  blocks: Block[],
  context: MapperContext,
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
    updatedAt: mapFormattedDate(entry.dateUpdated, context),
    blocks,
  };
}

interface RawCategory {
  slug?: string | null;
  title?: string | null;
}

/** Maps categories to labels that link to their listings. */
export function mapLabels(
  categories: readonly (RawCategory | null)[],
  hrefOf: (slug: string) => string,
): Label[] {
  return mapTeaserCategories(categories).map(({ slug, title }) => ({ title, href: hrefOf(slug) }));
}

/** Maps tags to labels without links, because tags have no listings. */
export function mapTags(tags: readonly ({ title?: string | null } | null)[]): Label[] {
  return tags.flatMap((tag) => (tag?.title ? [{ title: tag.title, href: null }] : []));
}

/** Maps categories for a card, with the title to show and the slug to filter by. */
export function mapTeaserCategories(categories: readonly (RawCategory | null)[]): TeaserCategory[] {
  return categories.flatMap((category) =>
    category?.slug && category.title ? [{ slug: category.slug, title: category.title }] : [],
  );
}
