/**
 * The shape of the demo town's content. Everything in seed/content is data of these types;
 * seed/run.ts turns it into documents. Relations are written as keys, never as ids.
 */
import type { SceneName, SceneOptions } from './illustrations/scenes';

/** One text in both languages of the site. */
export interface Bilingual<T = string> {
  it: T;
  en: T;
}

/** A drawn picture of the media library. Its key is the file name, without extension. */
export interface PictureSeed {
  scene: SceneName;
  seed: number;
  /** Pixels of the original; the CMS makes narrower variants. */
  width: number;
  height: number;
  options?: SceneOptions;
  alt: Bilingual;
}

/** A link to an entry of the seed or to an address. */
export type LinkSeed = { text: string; newWindow?: boolean } & (
  | { entry: { section: 'accommodations' | 'pages'; key: string } }
  | { category: { group: 'accommodationsCategories'; key: string } }
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

/** Names of colours of the site that an editor may choose. */
export type ColorName =
  'paper' | 'surface' | 'sand' | 'ink' | 'brick' | 'ochre' | 'sage' | 'river' | 'plum' | 'night';

export type BlockSeed = CommonBlockFields &
  (
    | {
        type: 'hero';
        backgroundImage?: string;
        roundedBorder?: boolean;
        children: BlockSeed[];
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
    | {
        type: 'listCategoriesAccommodations';
        elementQuantity?: number;
        listFilterBasic?: 'all' | 'entries';
        listCategories?: string[];
      }
  );

export interface SeoSeed {
  title?: string;
  description?: string;
}

/** A page of blocks, the home page, or the introduction of a list screen. */
export interface PageSeed {
  /** `home`, `archive` or `page`; decides the entry type of the contract. */
  kind: 'home' | 'archive' | 'page';
  /** Handle of the section that an archive introduces. */
  archiveSection?: 'accommodations' | 'services' | 'events' | 'universities' | 'news';
  title: Bilingual;
  slug: Bilingual;
  blocks: Bilingual<BlockSeed[]>;
  seo: Bilingual<SeoSeed>;
}

export interface CategorySeed {
  title: Bilingual;
  slug: Bilingual;
  backgroundImage: string;
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
  /** Further pictures, in order; the leading one is not repeated. */
  gallery: string[];
  categories: string[];
  accommodationType: 'singleRoom' | 'doubleRoom' | 'bed' | 'studio' | 'apartment' | 'residence';
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
  ownerName: string;
  address: { address: string; lat: number; lng: number };
  contactLinks: ContactSeed[];
  blocks: Bilingual<BlockSeed[]>;
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
  /** HTML as in textContent, and the handle of a menu, in the order shown. */
  content: Bilingual<({ html: string } | { menu: string })[]>;
}

export interface SeedContent {
  pictures: Record<string, PictureSeed>;
  accommodationsCategories: Record<string, CategorySeed>;
  accommodations: Record<string, AccommodationSeed>;
  pages: Record<string, PageSeed>;
  menus: Record<'headerMenu' | 'topMenu' | 'mainMenu' | 'footerMenu', MenuNodeSeed[]>;
  globals: {
    siteInfo: { plainTitle: Bilingual; plainDescription: Bilingual; image: string };
    generalConfigurations: { priceDisclaimer: Bilingual; accommodationDisclaimer: Bilingual };
    registerPrivacy: { textContent: Bilingual };
    socials: Partial<
      Record<'facebook' | 'instagram' | 'linkedin' | 'vimeo' | 'youtube' | 'twitter', string>
    >;
    footer: [FooterColumnSeed, FooterColumnSeed, FooterColumnSeed, FooterColumnSeed];
    prefooter: { blocks: Bilingual<BlockSeed[]> };
  };
}
