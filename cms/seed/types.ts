/**
 * The types of a town's content. content/readTown.ts reads them from the folder of the town, and transfer/ from
 * the cms. The types of files, entries and blocks follow from their schemas in content/. Relations are keys, not ids.
 */
import type { SearchSeed } from '../content/EntrySeed';
import type { BlockSeed, LinkSeed } from '../content/markdown/blockSchema';
import type { TownMedia } from '../content/readMedia';
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

export interface SeedContent extends TownMedia {
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
