import type { Block } from '@/blocks/engine/block';
import type { Alternates } from '@/routing/alternates';
import type { Hue } from '@/theme/hue';

export interface MenuItem {
  title: string;
  /** Null for a heading without an address. */
  href: string | null;
  newWindow?: true;
  /** Absent without any, because every page has all menus in its data. */
  children?: MenuItem[];
}

/** An item of the primary navigation. */
export interface HeaderItem extends MenuItem {
  /** The section that the item links to; it sets the colour and the icon of the item. */
  section: Hue | null;
}

/** A menu of the footer is often one of the header's; then only its name is in the data. */
export type FooterPart =
  | { type: 'text'; html: string }
  /** The label is the heading of the text above the menu, otherwise the title of its first item. */
  | { type: 'menu'; label: string; items: MenuItem[] | 'topMenu' | 'mainMenu' };

export const socialNetworks = [
  'facebook',
  'twitter',
  'linkedin',
  'youtube',
  'instagram',
  'vimeo',
] as const;

/** The data of the layout; the same for all pages of a language. */
export interface LayoutData {
  siteName: string;
  /** The version of the editors' icon; null for the built-in icon. */
  icon: string | null;
  /** The primary navigation. */
  headerMenu: HeaderItem[];
  topMenu: MenuItem[];
  mainMenu: MenuItem[];
  preFooter: Block[];
  /** Up to four columns. */
  footer: FooterPart[][];
  socials: { network: (typeof socialNetworks)[number]; href: string }[];
}

/** The props of the header, the menu and the footer. */
export interface LayoutPartProps {
  layout: LayoutData;
  alternates: Alternates;
  section: Hue | null;
}

/** A meta element: the attribute with its name, the name, and the content. */
export type SocialTag = readonly [attribute: 'name' | 'property', name: string, content: string];

/** The complete data of one page for search engines and social networks, with all fallbacks applied. */
export interface Seo {
  title: string;
  description: string;
  keywords: string[];
  robots: string[];
  /** The absolute address that an editor set, or null for the page's own address. */
  canonical: string | null;
  social: readonly SocialTag[];
}
