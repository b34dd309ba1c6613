/** The variants of the site icon for browsers and phones; public/icons has a file for each. */
const siteIconNames = [
  'favicon',
  'apple-touch-icon',
  'icon-192',
  'icon-512',
  'icon-maskable',
] as const;
export type SiteIconName = (typeof siteIconNames)[number];

export const isSiteIconName = (value: unknown): value is SiteIconName =>
  siteIconNames.some((name) => name === value);

/**
 * The address of the site icon.
 * @param version of the picture that an editor uploaded, or null for the built-in icon
 */
export function siteIconHref(version: string | null, name: SiteIconName): string {
  if (version !== null) return `/icon/${version}/${name}.png`;
  return name === 'favicon' ? '/icons/favicon.svg' : `/icons/${name}.png`;
}
