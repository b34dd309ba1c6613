import type { Block } from '@/blocks/block';
import type { HostedEmbed } from '@/blocks/Embed/Embed';
import type { Contact } from '@/components/Contacts/contact';
import type { Image } from '@/components/Picture/image';
import type { WrittenDate } from '@/i18n/writtenDate';
import type { Position } from '../finding/model';

/** A category or tag of an entry. */
export interface Label {
  title: string;
  /** Null for what has no list of its own. */
  href: string | null;
}

/** What the pages of all entries show. */
export interface Detail {
  id: string;
  title: string;
  excerpt: string;
  image: Image | null;
  /** The postal address on one line, or empty. */
  address: string;
  /** Where that is on the map, if it is known. */
  position: Position | null;
  contacts: Contact[];
  /** A video or tour on another site. */
  embed: HostedEmbed | null;
  labels: Label[];
  updatedAt: WrittenDate | null;
  blocks: Block[];
}

/** A category of an entry on a card: its title to read, its slug to filter by. */
export interface TeaserCategory {
  slug: string;
  title: string;
}
