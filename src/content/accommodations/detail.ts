import type { GalleryItem } from '@/blocks/Gallery/galleryItem';
import type { Detail } from '@/content/shared/detail';
import type { FormattedDate } from '@/i18n/formattedDate';
import type { AccommodationTeaser, Energy, Terms } from './model';

/** The data of the page of an accommodation. Fields that end in Html are sanitised. */
export interface Accommodation
  extends Detail, Omit<AccommodationTeaser, 'categories' | 'included'> {
  /** Pictures and videos after the first picture. */
  gallery: GalleryItem[];
  /** Names in the page's language. */
  includedServices: string[];
  condominiumFees: number | null;
  houseRulesHtml: string;
  ownerTermsHtml: string;
  ownerName: string;
  terms: Terms;
  energy: Energy;
  /** The day of the last check by the office, or of the last answer of the owner. */
  verifiedOn: FormattedDate | null;
  priceDisclaimerHtml: string;
  accommodationDisclaimerHtml: string;
  related: AccommodationTeaser[];
}
