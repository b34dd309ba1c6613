/**
 * The types of a town's content. content/readTown.ts reads them from the folder of the town, and transfer/ from
 * the cms. Relations are keys, not ids.
 */
import type { PerSite, Site } from '../src/sites';

/** What all files of the media library have. */
interface FileTexts {
  alt: PerSite;
  title?: PerSite;
}

/** A picture of the media library. Its key is the file name, without extension. */
export interface PictureSeed extends FileTexts {
  /** The path of the file: a drawing (SVG) or a photograph. */
  file: string;
  /** Pixels of the picture that a drawing becomes; the CMS generates narrower variants. */
  width?: number;
  height?: number;
}

/** A postal address on one line and its position in degrees. */
export interface AddressSeed {
  address: string;
  lat: number;
  lng: number;
}

/** A square icon: the pin of a place, or the picture of an icon block. Its key is the file name. */
export interface IconSeed extends FileTexts {
  /** The path of the drawing (SVG). */
  file: string;
}

/** A video clip. Its key is the file name, without extension. */
export interface ClipSeed extends FileTexts {
  /** The path of the film (MP4 or WebM). */
  file: string;
  /** The paths of the captions (WebVTT), for a clip that has content to describe. */
  captions?: PerSite;
}

/** A document to download. Its key is the file name, without extension. */
export interface DocumentSeed {
  title?: PerSite;
  /** Without it, the title describes the document. */
  alt?: PerSite;
  /** The path of the PDF of each language, or of the one for all languages. */
  files: PerSite | string;
}

/** Sections whose entries can be used in links and lists. */
export type SectionName =
  'accommodations' | 'services' | 'events' | 'universities' | 'news' | 'poi' | 'pages';

export type CategoryGroup =
  'accommodationsCategories' | 'servicesCategories' | 'eventsCategories' | 'newsCategories';

/** A link to content, to a file of the library or to an address; with an empty address it is a heading of a menu. */
export type LinkSeed = { text: string; title?: string; newWindow?: boolean } & (
  | { entry: { section: SectionName; key: string } }
  | { category: { group: CategoryGroup; key: string } }
  | { file: string }
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
  { images: string[] } | { video: string; poster?: string } | { embedUrl: string };

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
        /** May be empty. */
        html: string;
        link?: LinkSeed;
      }
    /** files: keys of documents. */
    | { type: 'download'; plainTitle?: string; files: string[] }
    | { type: 'embed'; embedUrl?: string }
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
        poster?: string;
        autoplay?: boolean;
        loop?: boolean;
        muted?: boolean;
        controls?: boolean;
      }
    | {
        type: 'titleContent';
        plainTitle: string;
        headingLevel?: 'h2' | 'h3' | 'h4';
        fontSize?: 'small' | 'medium' | 'large';
      }
    /**
     * html: p, h2, h3, h4, ul, ol, li, strong, em, br, a[href], blockquote only. The href of a link to content is its
     * target as in the files, such as pages/first-steps.
     */
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

/** Texts for search engines, in one language. */
export interface SeoSeed {
  title?: string;
  description?: string;
  /** A keyword alone is not rated. */
  keywords?: (string | { keyword: string; rating: 'good' | 'average' | 'poor' })[];
  canonical?: string;
}

/** What search engines and social networks get. */
export interface SearchSeed {
  seo?: PerSite<SeoSeed>;
  /** The picture for social networks. */
  seoImage?: string;
  noIndex?: true;
}

/** A day, such as 2026-12-04, or a moment in ISO 8601 with its offset, such as 2026-12-04T21:00+01:00. */
export type DateSeed = string;

/** What all entries have. */
export interface EntrySeed extends SearchSeed {
  title: PerSite;
  slug: PerSite;
  /** Former slugs, whose addresses redirect to the entry. */
  formerSlugs?: PerSite<readonly string[]>;
  /** Where an entry without `postDate` stands in its section; low numbers come first. */
  order?: number;
  /** Without it, the date of a new entry follows from the position among the entries of the section. */
  postDate?: DateSeed;
  expiryDate?: DateSeed;
}

/** A page of blocks, the home page, or the introduction to a listing. */
export interface PageSeed extends EntrySeed {
  /** `home`, `archive` or `page`; decides the entry type of the contract. */
  kind: 'home' | 'archive' | 'page';
  /** The listing that a page of the kind `archive` introduces. */
  archiveSection?:
    'accommodations' | 'services' | 'events' | 'universities' | 'news' | 'newsCategories' | 'poi';
  blocks: PerSite<BlockSeed[]>;
}

export interface CategorySeed extends SearchSeed {
  title: PerSite;
  slug: PerSite;
  /** Key of the picture; categories of news and events have none, but those of news have texts for search engines. */
  image?: string;
}

export interface TagSeed {
  title: PerSite;
  slug: PerSite;
}

/** A moment in the time of the town, relative to the week of the seed, so that weekdays stay correct. */
export interface MomentSeed {
  /** Weeks after the week of the seed; negative values are in the past. */
  week: number;
  day: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
  /** `HH:MM`. */
  at: string;
}

/** A postal address on one line, its position in degrees, or both. */
export interface PlaceAddressSeed {
  address?: string;
  lat?: number;
  lng?: number;
}

export interface ContactSeed {
  kind: 'phone' | 'email' | 'website' | 'whatsapp' | 'facebook' | 'instagram' | 'other';
  label: PerSite;
  href: string;
}

export interface AccommodationSeed extends EntrySeed {
  /** A sentence or two for lists. */
  excerpt: PerSite;
  image?: string;
  /** More pictures and videos, in order, without the main picture. */
  gallery: GalleryItemSeed[];
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
  condominiumFees?: number;
  pricingMode: 'perPerson' | 'perRoom' | 'wholeHouse';
  houseRules: PerSite;
  ownerTerms: PerSite;
  availabilityStatus?: 'freeSoon' | 'busy';
  studentCardReserved?: boolean;
  /** Data that the law requires in every advertisement of a home. */
  energy?: EnergySeed;
  /** National identification code, for hostels, bed and breakfasts and short lets. */
  cin?: string;
  /** Euro, paid once. */
  deposit?: number;
  /** Months. */
  minimumStay?: number;
  maximumStay?: number;
  /** A date, or days after the seed. */
  availableFrom?: number | DateSeed;
  /** How many days before the seed the office last verified the advertisement. */
  verifiedDaysAgo?: number;
  /** The same as a date. */
  verifiedOn?: DateSeed;
  ownerName?: string;
  embedUrl?: string;
  address?: PlaceAddressSeed;
  contactLinks: ContactSeed[];
  blocks: PerSite<BlockSeed[]>;
}

/** The certificate of a home, or why it needs none: used for less than four months a year, or not heated. */
export interface EnergySeed {
  energyClass?: 'A4' | 'A3' | 'A2' | 'A1' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
  /** Overall index, non-renewable and renewable, in kWh/m² per year. */
  epglNren?: number;
  epglRen?: number;
  /** How well walls and windows insulate in winter and in summer. */
  envelopeWinter?: 'good' | 'average' | 'poor';
  envelopeSummer?: 'good' | 'average' | 'poor';
  energyExemption?: 'seasonalUse' | 'noHeating';
}

export interface ServiceSeed extends EntrySeed {
  /** A sentence or two for lists. */
  excerpt: PerSite;
  image?: string;
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
  address?: PlaceAddressSeed;
  contactLinks: ContactSeed[];
  embedUrl?: string;
  blocks: PerSite<BlockSeed[]>;
}

export interface EventSeed extends EntrySeed {
  excerpt: PerSite;
  image?: string;
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
  starts: MomentSeed | DateSeed;
  ends?: MomentSeed | DateSeed;
  cancelled?: true;
  /** The price of admission, in words. */
  ticket: PerSite;
  address?: PlaceAddressSeed;
  contactLinks: ContactSeed[];
  embedUrl?: string;
  blocks: PerSite<BlockSeed[]>;
}

export interface UniversitySeed extends EntrySeed {
  subtitle: PerSite;
  thumbnail?: string;
  address?: PlaceAddressSeed;
  contactLinks: ContactSeed[];
  embedUrl?: string;
  blocks: PerSite<BlockSeed[]>;
}

export interface NewsSeed extends EntrySeed {
  excerpt: PerSite;
  image?: string;
  categories: string[];
  tags: string[];
  /** How many days before the seed it was published, instead of `postDate`. */
  daysAgo?: number;
  blocks: PerSite<BlockSeed[]>;
}

/** A place in the town, with an icon on the map. */
export interface PlaceSeed extends EntrySeed {
  address?: PlaceAddressSeed;
  description: PerSite;
  icon?: string;
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

/** An item of a menu in one language. */
export interface MenuNodeSeed {
  link: LinkSeed;
  children?: MenuNodeSeed[];
}

/** The menus by their handles in the contract. */
export type MenuSeeds = Record<
  'headerMenu' | 'topMenu' | 'mainMenu' | 'footerMenu',
  PerSite<MenuNodeSeed[]>
>;

/** HTML as in textContent, or the handle of a menu. */
export type FooterPartSeed = { html: string } | { menu: string };

export interface FooterColumnSeed {
  /** In the order shown. */
  content: PerSite<FooterPartSeed[]>;
}

/** A redirect from an address of an old site. */
export interface RedirectSeed {
  /** The old address, as src/redirects/address.ts normalizes it. */
  from: string;
  /** An entry in one language, a path of the site, or an address of another site. */
  to: { entry: { section: SectionName; key: string }; site: Site } | { url: string };
  /** The line of the file, for refusals. */
  line: number;
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
  menus: MenuSeeds;
  redirects: RedirectSeed[];
  globals: {
    /** Without an image the site uses its built-in icon. */
    siteInfo: { plainTitle: PerSite; plainDescription: PerSite; image?: string };
    generalConfigurations: { priceDisclaimer: PerSite; accommodationDisclaimer: PerSite };
    registerPrivacy: { textContent: PerSite };
    socials: Partial<
      Record<'facebook' | 'instagram' | 'linkedin' | 'vimeo' | 'youtube' | 'twitter', string>
    >;
    footer: [FooterColumnSeed, FooterColumnSeed, FooterColumnSeed, FooterColumnSeed];
    prefooter: { blocks: PerSite<BlockSeed[]> };
  };
}
