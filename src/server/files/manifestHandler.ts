import { href } from '@/routing/href';
import { localeInfo } from '@/routing/locales';
import { siteIconHref, type SiteIconName } from '@/routing/icons';
import { light } from '@/theme/tokens';
import { translatorOf } from '../texts';
import { createFileHandler } from './createFileHandler';

const png = (version: string | null, name: SiteIconName, size: number, purpose?: 'maskable') => ({
  src: siteIconHref(version, name),
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});
const builtIn = { src: siteIconHref(null, 'favicon'), sizes: 'any', type: 'image/svg+xml' };

/** GET /manifest.webmanifest, /en/manifest.webmanifest: the site as an app (W3C appmanifest). */
export const manifestHandler = createFileHandler(async ({ locale, icon }) => {
  const t = await translatorOf(locale);
  const version = await icon();
  const shortcut = (name: string, url: string) => ({ name, url });
  const text = JSON.stringify({
    id: '/',
    name: t('offline.app.name'),
    short_name: t('offline.app.short'),
    description: t('offline.app.description'),
    lang: locale,
    dir: localeInfo[locale].direction,
    start_url: href('home', locale),
    scope: '/',
    display: 'standalone',
    background_color: light.paper,
    theme_color: light.paper,
    icons: [
      ...(version === null ? [builtIn] : []),
      png(version, 'icon-192', 192),
      png(version, 'icon-512', 512),
      png(version, 'icon-maskable', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(t('offline.saved.title'), href('account', locale)),
      shortcut(t('common.sections.accommodations'), href('accommodations', locale)),
      shortcut(t('common.sections.events'), href('events', locale)),
    ],
  });
  return { type: 'application/manifest+json', text };
});
