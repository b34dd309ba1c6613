/**
 * The types of a town's content. content/readTown.ts reads them from the folder of the town, and transfer/ from
 * the cms. The types of entries and blocks follow from their schemas in content/. Relations are keys, not ids.
 */
import type { BlockSeed, LinkSeed } from '../content/markdown/blockSchema';
import type { SeoSeed } from '../content/schemas';
import type {
  AccommodationSeed,
  EventSeed,
  NewsSeed,
  PageSeed,
  PlaceSeed,
  ServiceSeed,
  UniversitySeed,
} from '../content/sections';
import type { MenuHandle } from '../src/globals/menuHandles';
import type { EntryCollection } from '../src/sections/sections';
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

/** An item of a menu in one language. */
export interface MenuNodeSeed {
  link: LinkSeed;
  children?: MenuNodeSeed[];
}

/** The menus by their handles in the contract. */
export type MenuSeeds = Record<MenuHandle, PerSite<MenuNodeSeed[]>>;

/** HTML as in textContent, or the handle of a menu. */
export type FooterPartSeed = { html: string } | { menu: MenuHandle };

export interface FooterColumnSeed {
  /** In the order shown. */
  content: PerSite<FooterPartSeed[]>;
}

/** A redirect from an address of an old site. */
export interface RedirectSeed {
  /** The old address, as src/redirects/address.ts normalizes it. */
  from: string;
  /** An entry in one language, a path of the site, or an address of another site. */
  to: { entry: { section: EntryCollection; key: string }; site: Site } | { url: string };
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
