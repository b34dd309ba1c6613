/** Helpers for writing the content; each one creates a value of a type in ../types. */
import type { BlockSeed, CategoryGroup, ContactSeed, LinkSeed, SectionName } from '../types';

export const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');

const items = (lines: string[]) => lines.map((line) => `<li>${line}</li>`).join('');
export const bullets = (...lines: string[]) => `<ul>${items(lines)}</ul>`;
export const steps = (...lines: string[]) => `<ol>${items(lines)}</ol>`;

export const text = (...lines: string[]): BlockSeed => ({
  type: 'textContent',
  html: paragraphs(...lines),
});
export const html = (...pieces: string[]): BlockSeed => ({
  type: 'textContent',
  html: pieces.join(''),
});
export const title = (plainTitle: string, fontSize?: 'small' | 'medium' | 'large'): BlockSeed => ({
  type: 'titleContent',
  plainTitle,
  ...(fontSize && { fontSize }),
});
export const picture = (image: string, caption?: string): BlockSeed => ({
  type: 'image',
  image,
  ...(caption && { caption }),
});
export const group = (...children: BlockSeed[]): BlockSeed => ({ type: 'group', children });
/** Side by side on wide screens, one under the other on phones. */
export const columns = (desktop: number, ...children: BlockSeed[]): BlockSeed => ({
  type: 'columns',
  columnNumberMobile: 1,
  columnNumberTablet: Math.min(desktop, 2),
  columnNumberDesktop: desktop,
  columnNumberWide: desktop,
  children,
});

const toEntry =
  (section: SectionName) =>
  (key: string, linkText: string): LinkSeed => ({ text: linkText, entry: { section, key } });
export const toPage = toEntry('pages');
export const toAccommodation = toEntry('accommodations');
export const toService = toEntry('services');
export const toEvent = toEntry('events');
export const toUniversity = toEntry('universities');
export const toNews = toEntry('news');

const toCategoryOf =
  (group: CategoryGroup) =>
  (key: string, linkText: string): LinkSeed => ({ text: linkText, category: { group, key } });
/** A link to a category of accommodations. */
export const toCategory = toCategoryOf('accommodationsCategories');
export const toServicesCategory = toCategoryOf('servicesCategories');
export const toNewsCategory = toCategoryOf('newsCategories');

/** The name of a contact: with the preposition in Italian (`ad Ada`), alone in English (`Ada`). */
export const phone = (toWhom: string, who: string, number: string): ContactSeed => ({
  kind: 'phone',
  label: { it: `Telefona ${toWhom}`, en: `Call ${who}` },
  href: `tel:${number.replaceAll(' ', '')}`,
});
export const email = (toWhom: string, who: string, address: string): ContactSeed => ({
  kind: 'email',
  label: { it: `Scrivi ${toWhom}`, en: `Email ${who}` },
  href: `mailto:${address}`,
});
export const chat = (toWhom: string, who: string, number: string): ContactSeed => ({
  kind: 'whatsapp',
  label: { it: `Messaggio ${toWhom}`, en: `Message ${who}` },
  href: `https://chat.example.org/${number.replaceAll(' ', '')}`,
});
export const website = (it: string, en: string, href: string): ContactSeed => ({
  kind: 'website',
  label: { it, en },
  href,
});

/** The page of the site with a short film of the demo town, which may be shown in a frame. */
export const townFilm = '/embed/castelmora.html';
