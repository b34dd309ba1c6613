/** The signs of public/icons/signs.svg, by their ids there. */
export const iconNames = [
  'arrow',
  'ban',
  'bath',
  'bed',
  'calendar',
  'card',
  'chat',
  'check',
  'chevron',
  'clock',
  'close',
  'door',
  'download',
  'external',
  'facebook',
  'globe',
  'house',
  'image',
  'instagram',
  'key',
  'linkedin',
  'mail',
  'menu',
  'pause',
  'phone',
  'pin',
  'play',
  'search',
  'service',
  'tag',
  'ticket',
  'twitter',
  'university',
  'vimeo',
  'wallet',
  'whatsapp',
  'youtube',
] as const;

export type IconName = (typeof iconNames)[number];

/** Of the file's content: browsers keep the file for good, and ask anew when it has changed. */
const version = 'c9869ef8';

/** Where a sign is drawn: one file for all of them, so that pages carry none as code. */
export const signHref = (name: IconName): string => `/icons/signs.svg?v=${version}#${name}`;
