import type { Block } from '@/blocks/engine/block';
import type { HostedEmbed } from '@/blocks/Embed/Embed';
import type { Contact } from '@/components/Contacts/contact';
import type { Image } from '@/components/Picture/image';
import type { FormattedDate } from '@/i18n/formattedDate';
import type { Position } from '@/geo/position';

/** A category or tag of an entry. */
export interface Label {
  title: string;
  /** Null if there is no listing for the label. */
  href: string | null;
}

/** The data that the pages of all entries show. */
export interface Detail {
  id: string;
  title: string;
  excerpt: string;
  image: Image | null;
  /** The postal address on one line, or empty. */
  address: string;
  /** The position of the address on the map; null if unknown. */
  position: Position | null;
  contacts: Contact[];
  /** The video or map of another site. */
  embed: HostedEmbed | null;
  labels: Label[];
  updatedAt: FormattedDate | null;
  blocks: Block[];
}
