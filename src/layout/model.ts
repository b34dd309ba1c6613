import type { Block } from '@/blocks/block';
import type { Locale } from '@/routing/locales';
import type { Hue } from '@/theme/hue';

export interface MenuItem {
  id: string;
  title: string;
  /** Null for a heading without an address. */
  href: string | null;
  newWindow: boolean;
  children: MenuItem[];
}

/** An entry of the primary navigation. */
export interface HeaderItem extends MenuItem {
  /** The section whose list the entry leads to; it gives the entry its colour and icon. */
  section: Hue | null;
}

export type FooterPart =
  { type: 'text'; id: string; html: string } | { type: 'menu'; id: string; items: MenuItem[] };

export const socialNetworks = [
  'facebook',
  'twitter',
  'linkedin',
  'youtube',
  'instagram',
  'vimeo',
] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

/** What every page carries around its content; the same for all pages of a language. */
export interface LayoutData {
  siteName: string;
  /** Version of the icon that an editor chose; null for the built-in icon. */
  icon: string | null;
  /** Primary navigation. */
  headerMenu: HeaderItem[];
  topMenu: MenuItem[];
  mainMenu: MenuItem[];
  preFooter: Block[];
  /** Up to four columns. */
  footer: FooterPart[][];
  socials: { network: SocialNetwork; href: string }[];
}

/** The page's address in each language; null where it is not translated. */
export type Alternates = Record<Locale, string | null>;

/** A meta element: the attribute that names it, its name, and what it says. */
export type SocialTag = readonly [attribute: 'name' | 'property', name: string, content: string];

/** Search-engine and social-network data of one page, complete: nothing is left to fall back. */
export interface Seo {
  title: string;
  description: string;
  keywords: string[];
  robots: string[];
  /** Absolute address set by an editor, or null for the page's own. */
  canonical: string | null;
  social: readonly SocialTag[];
}
