import { Link } from '@/components/Link/Link';
import { formatDate } from '@/i18n/formatDate';
import { useI18n } from '@/i18n/I18n';
import { Group, Soft } from '@/features/account/AccountFrame.styles';
import { favouritesSections } from '@/features/favourites/model';
import type { Snapshot } from './snapshot';
import { Facts, Lines } from './OfflineView.styles';

/** The favourites stored on this device, by section, in the language in which they were stored. */
export function FavouriteLines({ snapshot: { lines, locale, savedOn } }: { snapshot: Snapshot }) {
  const { t, locale: pageLocale } = useI18n();
  const groups = favouritesSections
    .map((section) => ({ section, own: lines.filter((line) => line.section === section) }))
    .filter(({ own }) => own.length > 0);
  return (
    <>
      <Soft>{t('offline.saved.asOf', { date: formatDate(savedOn, pageLocale) })}</Soft>
      {groups.map(({ section, own }) => (
        <Group key={section} aria-labelledby={`saved-${section}`}>
          <h3 id={`saved-${section}`}>{t(`account.favourites.title.${section}`)}</h3>
          <Lines lang={locale}>
            {own.map(({ id, href, title, lang, facts }) => (
              <li key={id}>
                <Link href={href} lang={lang}>
                  {title}
                </Link>
                {facts && <Facts>{facts}</Facts>}
              </li>
            ))}
          </Lines>
        </Group>
      ))}
      {groups.length === 0 && <p>{t('account.favourites.empty.all.title')}</p>}
    </>
  );
}
