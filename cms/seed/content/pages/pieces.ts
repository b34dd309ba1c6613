/** Blocks that the guide's pages use often, besides those of ../parts. */
import type { BlockSeed, LinkSeed } from '../../types';

export const heading = (words: string) => `<h2>${words}</h2>`;

/** The style fields that all blocks share. */
export type Look = Pick<
  BlockSeed,
  | 'responsiveVisibility'
  | 'backgroundColor'
  | 'textColor'
  | 'alignment'
  | 'direction'
  | 'contentWidth'
  | 'minHeight'
>;

/** The same block with other style fields. */
export const styled = (look: Look, block: BlockSeed): BlockSeed => ({ ...block, ...look });

export const field = (look: Look, ...children: BlockSeed[]): BlockSeed => ({
  type: 'group',
  ...look,
  children,
});
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
export const icon = (key: string, link?: LinkSeed): BlockSeed => ({
  type: 'icon',
  icon: key,
  ...(link && { link }),
});
export const links = (...targets: LinkSeed[]): BlockSeed => ({ type: 'links', links: targets });
export const download = (plainTitle: string, ...files: string[]): BlockSeed => ({
  type: 'download',
  plainTitle,
  files,
});
export const spacer = (height: number, onPhones: number): BlockSeed => ({
  type: 'spacer',
  spacer: height,
  spacerMobile: onPhones,
});
export const separator: BlockSeed = { type: 'separator' };
export const buttons = (
  buttonStyle: 'primary' | 'secondary' | 'text',
  ...targets: LinkSeed[]
): BlockSeed => ({ type: 'buttons', orientation: 'horizontal', buttonStyle, buttons: targets });
export const writeTo = (words: string, mailbox: string): LinkSeed => ({
  text: words,
  url: `mailto:${mailbox}@studium.example.org`,
});
