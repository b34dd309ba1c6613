/** The forms in which browsers and phones show the site's icon; files of these names are in public/icons. */
export const iconNames = [
  'favicon',
  'apple-touch-icon',
  'icon-192',
  'icon-512',
  'icon-maskable',
] as const;
export type IconName = (typeof iconNames)[number];

/** Whether a text names a form of the icon. */
export const isIconName = (value: unknown): value is IconName =>
  iconNames.some((name) => name === value);

/**
 * The address of the site's icon.
 * @param version of the picture that an editor chose, or null for the built-in icon
 */
export function iconHref(version: string | null, name: IconName): string {
  if (version !== null) return `/icon/${version}/${name}.png`;
  return name === 'favicon' ? '/icons/favicon.svg' : `/icons/${name}.png`;
}
