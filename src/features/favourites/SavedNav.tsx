import { Pills } from '@/components/Pill/Pills';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { StaticRouteName } from '@/routing/routes';
import type { Viewer } from '@/session/session';
import { savedSections, type SavedSection } from './model';

/** The account's page of each section. */
const routeOf: Record<SavedSection, StaticRouteName> = {
  accommodations: 'accountAccommodations',
  events: 'accountEvents',
  services: 'accountServices',
  universities: 'accountUniversities',
  news: 'accountNews',
  pages: 'accountPages',
};

/** Where the favourites of a section are. */
export const useSavedHref = () => {
  const { locale } = useI18n();
  return (section: SavedSection) => href(routeOf[section], locale);
};

interface SavedNavProps {
  user: Viewer;
  /** Null on the page of all. */
  current: SavedSection | null;
}

/** The favourites by section, with how many there are of each. */
export function SavedNav({ user, current }: SavedNavProps) {
  const { t, locale } = useI18n();
  const hrefOf = useSavedHref();
  return (
    <Pills
      label={t('account.area.sections')}
      samePage={false}
      items={[
        { title: t('account.area.all'), href: href('account', locale), current: current === null },
        ...savedSections.map((section) => ({
          title: `${section === 'pages' ? t('account.area.pages') : t(`common.sections.${section}`)} ${countOf(user, section)}`,
          href: hrefOf(section),
          current: section === current,
          ...(section !== 'pages' && { hue: section }),
        })),
      ]}
    />
  );
}

/** How many entries of a section somebody has saved. */
export function countOf({ favorites }: Viewer, section: SavedSection): number {
  return favorites.filter(({ sectionHandle }) => sectionHandle === section).length;
}
