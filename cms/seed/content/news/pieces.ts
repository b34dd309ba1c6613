/** Blocks that the news use often, besides those of ../parts. */
import type { BlockSeed, LinkSeed } from '../../types';

export const heading = (words: string) => `<h2>${words}</h2>`;
export const subheading = (words: string) => `<h3>${words}</h3>`;
export const quote = (...lines: string[]) =>
  `<blockquote>${lines.map((line) => `<p>${line}</p>`).join('')}</blockquote>`;

export const accordion = (plainTitle: string, ...children: BlockSeed[]): BlockSeed => ({
  type: 'accordion',
  plainTitle,
  children,
});
export const card = (
  plainTitle: string,
  words: string,
  options: { image?: string; link?: LinkSeed } = {},
): BlockSeed => ({ type: 'card', plainTitle, html: `<p>${words}</p>`, ...options });
export const links = (...targets: LinkSeed[]): BlockSeed => ({ type: 'links', links: targets });
export const gallery = (...images: string[]): BlockSeed => ({
  type: 'gallery',
  items: [{ images }],
});
export const separator: BlockSeed = { type: 'separator' };
export const buttons = (...targets: LinkSeed[]): BlockSeed => ({
  type: 'buttons',
  buttonStyle: 'primary',
  buttons: targets,
});
export const moreButtons = (...targets: LinkSeed[]): BlockSeed => ({
  type: 'buttons',
  buttonStyle: 'secondary',
  buttons: targets,
});
export const writeTo = (words: string, mailbox: string): LinkSeed => ({
  text: words,
  url: `mailto:${mailbox}@studium.example.org`,
});
