import { Pills } from '@/components/Pill/Pills';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';
import type { StaticRouteName } from '@/routing/routes';
import type { Viewer } from '@/session/session';
import { favouritesSections, type FavouritesSection } from './model';

const routeOf: Record<FavouritesSection, StaticRouteName> = {
  accommodations: 'accountAccommodations',
  events: 'accountEvents',
  services: 'accountServices',
  universities: 'accountUniversities',
  news: 'accountNews',
  pages: 'accountPages',
};

export const favouritesHref = (section: FavouritesSection, locale: Locale) =>
  href(routeOf[section], locale);

interface FavouritesNavProps {
  /** Null while the session loads; the numbers follow. */
  user: Viewer | null;
  /** Null on the page with all sections. */
  current: FavouritesSection | null;
}

/** Links to the favourites of each section, with their number. */
export function FavouritesNav({ user, current }: FavouritesNavProps) {
  const { t, locale } = useI18n();
  return (
    <Pills
      label={t('account.area.sections')}
      samePage={false}
      items={[
        { title: t('account.area.all'), href: href('account', locale), current: current === null },
        ...favouritesSections.map((section) => ({
          title: `${section === 'pages' ? t('account.area.pages') : t(`common.sections.${section}`)} ${user ? countFavourites(user, section) : '–'}`,
          href: favouritesHref(section, locale),
          current: section === current,
          ...(section !== 'pages' && { hue: section }),
        })),
      ]}
    />
  );
}

export function countFavourites({ favorites }: Viewer, section: FavouritesSection): number {
  return favorites.filter((entry) => entry?.sectionHandle === section).length;
}
