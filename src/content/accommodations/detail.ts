import type { Block } from '@/blocks/engine/block';
import type { HostedEmbed } from '@/blocks/Embed/Embed';
import type { Contact } from '@/components/Contacts/contact';
import type { FormattedDate } from '@/i18n/formattedDate';
import type { Energy } from './energy';
import type { AccommodationTeaser, Terms } from './model';
import type { GalleryItem } from '@/blocks/Gallery/galleryItem';

/** The data of the page of an accommodation. Fields that end in Html are sanitised. */
export interface Accommodation extends Omit<AccommodationTeaser, 'categories' | 'included'> {
  excerpt: string;
  /** Pictures and videos after the first picture. */
  gallery: GalleryItem[];
  categories: { title: string; href: string }[];
  /** Names in the page's language. */
  includedServices: string[];
  condominiumFees: number | null;
  houseRulesHtml: string;
  ownerTermsHtml: string;
  ownerName: string;
  contacts: Contact[];
  /** A video or tour on another site. */
  embed: HostedEmbed | null;
  terms: Terms;
  energy: Energy;
  /** The date of the last check by the office. */
  verifiedOn: FormattedDate | null;
  updatedAt: FormattedDate | null;
  priceDisclaimerHtml: string;
  accommodationDisclaimerHtml: string;
  blocks: Block[];
  related: AccommodationTeaser[];
}
