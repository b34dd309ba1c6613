/**
 * The types of a town's content. content/readTown.ts reads them from the folder of the town, and run.ts creates
 * documents from them. Relations are keys, not ids.
 */

/** One text in both languages of the site. */
export interface Bilingual<T = string> {
  it: T;
  en: T;
}

/** A picture of the media library. Its key is the file name, without extension. */
export interface PictureSeed {
  /** The path of the file: a drawing (SVG) or a photograph. */
  file: string;
  /** Pixels of the picture that a drawing becomes; the CMS generates narrower variants. */
  width?: number;
  height?: number;
  alt: Bilingual;
}

/** A postal address on one line and its position in degrees. */
export interface AddressSeed {
  address: string;
  lat: number;
  lng: number;
}

/** A square icon: the pin of a place, or the picture of an icon block. Its key is the file name. */
export interface IconSeed {
  /** The path of the drawing (SVG). */
  file: string;
  alt: Bilingual;
}

/** A video clip. Its key is the file name, without extension. */
export interface ClipSeed {
  /** The path of the film (MP4). */
  file: string;
  title: Bilingual;
  alt: Bilingual;
  /** The paths of the captions (WebVTT), for a clip that has content to describe. */
  captions?: Bilingual;
}

/** A document to download. Its key is the file name, without extension. */
export interface DocumentSeed {
  title: Bilingual;
  /** The paths of the PDFs. */
  files: Bilingual;
}

/** Sections whose entries can be used in links and lists. */
export type SectionName =
  'accommodations' | 'services' | 'events' | 'universities' | 'news' | 'pages';

export type CategoryGroup =
  'accommodationsCategories' | 'servicesCategories' | 'eventsCategories' | 'newsCategories';

/** A link to an entry of the seed or to an address. */
export type LinkSeed = { text: string; newWindow?: boolean } & (
  | { entry: { section: SectionName; key: string } }
  | { category: { group: CategoryGroup; key: string } }
  | { url: string }
);

interface CommonBlockFields {
  responsiveVisibility?: ('mobile' | 'tablet' | 'desktop')[];
  backgroundColor?: ColorName;
  textColor?: ColorName;
  alignment?: 'left' | 'center' | 'right';
  direction?: 'vertical' | 'horizontal';
  contentWidth?: 'narrow' | 'normal' | 'wide' | 'full';
  minHeight?: 'none' | 'half' | 'full';
}

/** The colours of the site that editors can choose. */
export type ColorName =
  'paper' | 'surface' | 'sand' | 'ink' | 'brick' | 'ochre' | 'sage' | 'river' | 'plum' | 'night';

/** Pictures of the library, a clip, or the address of a video on another site. */
export type GalleryItemSeed =
  { images: string[] } | { video: string; poster: string } | { embedUrl: string };

/** Fields of all list blocks; without a number the site uses its default. */
interface ListBlockFields {
  elementQuantity?: number;
  slidesQuantity?: number;
  isSliderSettings?: boolean;
}

/** A list of all entries, those of categories or tags, or chosen ones. */
interface FilteredListFields extends ListBlockFields {
  listFilter?: 'all' | 'category' | 'tag' | 'entries';
  listCategories?: string[];
  listTags?: string[];
  listEntries?: string[];
}

export type BlockSeed = CommonBlockFields &
  (
    | {
        type: 'hero';
        /** What is shown behind the text; the default is a picture. */
        conditionalField?: 'image' | 'video';
        backgroundImage?: string;
        backgroundVideo?: string;
        backgroundVideoMobile?: string;
        roundedBorder?: boolean;
        children: BlockSeed[];
      }
    | { type: 'accordion'; plainTitle: string; children: BlockSeed[] }
    | {
        type: 'card';
        image?: string;
        plainTitle: string;
        html: string;
        link?: LinkSeed;
      }
    /** files: keys of documents. */
    | { type: 'download'; plainTitle: string; files: string[] }
    | { type: 'embed'; embedUrl: string }
    | { type: 'gallery'; items: GalleryItemSeed[] }
    | { type: 'icon'; icon: string; link?: LinkSeed }
    | { type: 'links'; links: LinkSeed[] }
    | ({ type: 'listCategoriesServices' } & ListBlockFields & {
          listFilterBasic?: 'all' | 'entries';
          listCategories?: string[];
        })
    | ({ type: 'listEvents' } & FilteredListFields)
    | ({ type: 'listNews' } & FilteredListFields)
    | ({ type: 'listUniversities' } & ListBlockFields & {
          listFilterBasic?: 'all' | 'entries';
          listEntries?: string[];
        })
    | { type: 'separator' }
    | { type: 'slider'; slides: { coverImage: string; link: LinkSeed }[] }
    /** Height in pixels, on screens from 768 px and below 768 px. */
    | { type: 'spacer'; spacer: number; spacerMobile: number }
    | {
        type: 'video';
        video: string;
        poster: string;
        autoplay?: boolean;
        loop?: boolean;
        muted?: boolean;
        controls?: boolean;
      }
    | { type: 'titleContent'; plainTitle: string; fontSize?: 'small' | 'medium' | 'large' }
    /** html: p, h2, h3, ul, ol, li, strong, em, a[href], blockquote only. */
    | { type: 'textContent'; html: string; fontSize?: 'small' | 'medium' | 'large' }
    | { type: 'image'; image: string; caption?: string; link?: LinkSeed }
    | {
        type: 'columns';
        columnNumberMobile: number;
        columnNumberTablet: number;
        columnNumberDesktop: number;
        columnNumberWide: number;
        children: BlockSeed[];
      }
    | { type: 'group'; children: BlockSeed[] }
    | {
        type: 'buttons';
        orientation?: 'horizontal' | 'vertical';
        buttonStyle?: 'primary' | 'secondary' | 'text';
        buttons: LinkSeed[];
      }
    | ({ type: 'listCategoriesAccommodations' } & ListBlockFields & {
          listFilterBasic?: 'all' | 'entries';
          listCategories?: string[];
        })
  );

export interface SeoSeed {
  title?: string;
  description?: string;
  keywords?: string[];
}

/** A page of blocks, the home page, or the introduction to a listing. */
export interface PageSeed {
  /** `home`, `archive` or `page`; decides the entry type of the contract. */
  kind: 'home' | 'archive' | 'page';
  /** The listing that a page of the kind `archive` introduces. */
  archiveSection?:
    'accommodations' | 'services' | 'events' | 'universities' | 'news' | 'newsCategories' | 'poi';
  title: Bilingual;
  slug: Bilingual;
  blocks: Bilingual<BlockSeed[]>;
  seo: Bilingual<SeoSeed>;
}

export interface CategorySeed {
  title: Bilingual;
  slug: Bilingual;
  /** Key of the picture; categories of news and events have none. */
  image?: string;
}

export interface TagSeed {
  title: Bilingual;
  slug: Bilingual;
}

/** A moment in the time of Rome, relative to the week of the seed, so that weekdays stay correct. */
export interface MomentSeed {
  /** Weeks after the week of the seed; negative values are in the past. */
  week: number;
  day: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
  /** `HH:MM`. */
  at: string;
}

export interface ContactSeed {
  kind: 'phone' | 'email' | 'website' | 'whatsapp';
  label: Bilingual;
  href: string;
}

export interface AccommodationSeed {
  title: Bilingual;
  slug: Bilingual;
  /** A sentence or two for lists. */
  excerpt: Bilingual;
  image: string;
  /** More pictures, in order, without the main picture. */
  gallery: string[];
  categories: string[];
  accommodationType:
    | 'singleRoom'
    | 'doubleRoom'
    | 'bed'
    | 'studio'
    | 'apartment'
    | 'residence'
    | 'hostel'
    | 'bedAndBreakfast'
    | 'shortLet';
  bedrooms: number;
  bedsNumber: number;
  bathroomsNumber: number;
  includedServices: IncludedService[];
  /** Euro per month, condominium fees not included. */
  priceMin: number;
  priceMax?: number;
  condominiumFees: number;
  pricingMode: 'perPerson' | 'perRoom' | 'wholeHouse';
  houseRules: Bilingual;
  ownerTerms: Bilingual;
  availabilityStatus?: 'freeSoon' | 'busy';
  studentCardReserved?: boolean;
  /** Data that the law requires in every advertisement of a home. */
  energy: EnergySeed;
  /** National identification code, for hostels, bed and breakfasts and short lets. */
  cin?: string;
  /** Euro, paid once. */
  deposit?: number;
  /** Months. */
  minimumStay?: number;
  maximumStay?: number;
  /** Days after the seed. */
  availableFrom?: number;
  /** How many days before the seed the office last verified the advertisement. */
  verifiedDaysAgo: number;
  ownerName: string;
  embedUrl?: string;
  address: AddressSeed;
  contactLinks: ContactSeed[];
  blocks: Bilingual<BlockSeed[]>;
}

export type EnergySeed =
  | {
      energyClass: 'A4' | 'A3' | 'A2' | 'A1' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
      /** Overall index, non-renewable and renewable, in kWh/m² per year. */
      epglNren: number;
      epglRen: number;
      /** How well walls and windows insulate in winter and in summer. */
      envelopeWinter: 'good' | 'average' | 'poor';
      envelopeSummer: 'good' | 'average' | 'poor';
    }
  /** For homes that need no certificate: used for less than four months a year, or not heated. */
  | { energyExemption: 'seasonalUse' | 'noHeating' };

export interface ServiceSeed {
  title: Bilingual;
  slug: Bilingual;
  /** A sentence or two for lists. */
  excerpt: Bilingual;
  image: string;
  categories: string[];
  serviceType:
    | 'desk'
    | 'canteen'
    | 'library'
    | 'studyRoom'
    | 'transport'
    | 'clinic'
    | 'counselling'
    | 'career'
    | 'sport'
    | 'culture'
    | 'shop'
    | 'association';
  address?: AddressSeed;
  contactLinks: ContactSeed[];
  embedUrl?: string;
  blocks: Bilingual<BlockSeed[]>;
}

export interface EventSeed {
  title: Bilingual;
  slug: Bilingual;
  excerpt: Bilingual;
  image: string;
  categories: string[];
  tags: string[];
  eventType:
    | 'concert'
    | 'theatre'
    | 'cinema'
    | 'exhibition'
    | 'lecture'
    | 'workshop'
    | 'market'
    | 'sport'
    | 'party'
    | 'openDay';
  starts: MomentSeed;
  ends: MomentSeed;
  cancelled?: true;
  /** The price of admission, in words. */
  ticket: Bilingual;
  address: AddressSeed;
  contactLinks: ContactSeed[];
  embedUrl?: string;
  blocks: Bilingual<BlockSeed[]>;
}

export interface UniversitySeed {
  title: Bilingual;
  slug: Bilingual;
  subtitle: Bilingual;
  thumbnail: string;
  address: AddressSeed;
  contactLinks: ContactSeed[];
  embedUrl?: string;
  blocks: Bilingual<BlockSeed[]>;
}

export interface NewsSeed {
  title: Bilingual;
  slug: Bilingual;
  excerpt: Bilingual;
  image: string;
  categories: string[];
  tags: string[];
  /** How many days before the seed it was published. */
  daysAgo: number;
  blocks: Bilingual<BlockSeed[]>;
}

/** A place in the town, with an icon on the map. */
export interface PlaceSeed {
  title: Bilingual;
  slug: Bilingual;
  /** Title for search engines, when a service has the same title. */
  seoTitle?: Bilingual;
  address: AddressSeed;
  description: Bilingual;
  icon: string;
}

export type IncludedService =
  | 'wifi'
  | 'heating'
  | 'water'
  | 'electricity'
  | 'gas'
  | 'waste'
  | 'washingMachine'
  | 'dishwasher'
  | 'desk'
  | 'balcony'
  | 'bikeStorage'
  | 'parking'
  | 'cleaning'
  | 'lift'
  | 'airConditioning';

export interface MenuNodeSeed {
  link: Bilingual<LinkSeed>;
  children?: MenuNodeSeed[];
}

export interface FooterColumnSeed {
  /** HTML as in textContent, or the handle of a menu, in the order shown. */
  content: Bilingual<({ html: string } | { menu: string })[]>;
}

export interface SeedContent {
  pictures: Record<string, PictureSeed>;
  icons: Record<string, IconSeed>;
  clips: Record<string, ClipSeed>;
  documents: Record<string, DocumentSeed>;
  accommodationsCategories: Record<string, CategorySeed>;
  servicesCategories: Record<string, CategorySeed>;
  eventsCategories: Record<string, CategorySeed>;
  newsCategories: Record<string, CategorySeed>;
  eventsTags: Record<string, TagSeed>;
  newsTags: Record<string, TagSeed>;
  accommodations: Record<string, AccommodationSeed>;
  services: Record<string, ServiceSeed>;
  events: Record<string, EventSeed>;
  universities: Record<string, UniversitySeed>;
  news: Record<string, NewsSeed>;
  poi: Record<string, PlaceSeed>;
  pages: Record<string, PageSeed>;
  menus: Record<'headerMenu' | 'topMenu' | 'mainMenu' | 'footerMenu', MenuNodeSeed[]>;
  globals: {
    /** Without an image the site uses its built-in icon. */
    siteInfo: { plainTitle: Bilingual; plainDescription: Bilingual; image?: string };
    generalConfigurations: { priceDisclaimer: Bilingual; accommodationDisclaimer: Bilingual };
    registerPrivacy: { textContent: Bilingual };
    socials: Partial<
      Record<'facebook' | 'instagram' | 'linkedin' | 'vimeo' | 'youtube' | 'twitter', string>
    >;
    footer: [FooterColumnSeed, FooterColumnSeed, FooterColumnSeed, FooterColumnSeed];
    prefooter: { blocks: Bilingual<BlockSeed[]> };
  };
}
