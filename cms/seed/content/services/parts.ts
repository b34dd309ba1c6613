/** Blocks that the pages of services and universities often use. */
import { html, paragraphs, text } from '../parts';
import type { BlockSeed, ColorName, LinkSeed } from '../../types';

export const accordion = (plainTitle: string, ...children: BlockSeed[]): BlockSeed => ({
  type: 'accordion',
  plainTitle,
  children,
});
export const question = (asked: string, ...answer: string[]): BlockSeed =>
  accordion(asked, text(...answer));
export const card = (
  plainTitle: string,
  lines: string[],
  link?: LinkSeed,
  image?: string,
): BlockSeed => ({
  type: 'card',
  ...(image && { image }),
  plainTitle,
  html: paragraphs(...lines),
  ...(link && { link }),
});
export const links = (...list: LinkSeed[]): BlockSeed => ({ type: 'links', links: list });
export const buttons = (...list: LinkSeed[]): BlockSeed => ({
  type: 'buttons',
  orientation: 'horizontal',
  buttonStyle: 'secondary',
  buttons: list,
});
export const separator: BlockSeed = { type: 'separator' };
export const box = (backgroundColor: ColorName, ...children: BlockSeed[]): BlockSeed => ({
  type: 'group',
  backgroundColor,
  ...(['paper', 'surface', 'sand'].includes(backgroundColor) ? {} : { textColor: 'paper' }),
  children,
});
export const note = (...lines: string[]): BlockSeed => box('sand', html(paragraphs(...lines)));
export const mailTo = (linkText: string, mailbox: string): LinkSeed => ({
  text: linkText,
  url: `mailto:${mailbox}@studium.example.org`,
});
