/** The icons of public/icons/signs.svg, by their ids. */
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
  'compare',
  'device',
  'door',
  'download',
  'external',
  'eye',
  'eyeClosed',
  'facebook',
  'feed',
  'filter',
  'globe',
  'heart',
  'house',
  'image',
  'instagram',
  'key',
  'linkedin',
  'list',
  'mail',
  'map',
  'menu',
  'minus',
  'pause',
  'phone',
  'pin',
  'play',
  'plus',
  'profile',
  'search',
  'service',
  'share',
  'tag',
  'ticket',
  'trash',
  'twitter',
  'university',
  'vimeo',
  'wallet',
  'whatsapp',
  'youtube',
] as const;

export type IconName = (typeof iconNames)[number];

/**
 * A hash of the file's content. Browsers cache the file for ever, and fetch it again when the hash changes.
 */
export const version = 'e7692e40';

/** Returns the address of an icon. All icons are in one file, so that pages do not load them as code. */
export const iconHref = (name: IconName): string => `/icons/signs.svg?v=${version}#${name}`;
