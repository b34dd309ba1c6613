import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { FavouritesSection } from './model';

/** Explains the heart on the pages of entries when there are no favourites (specification §8). */
export function NoFavourites({ section }: { section: FavouritesSection | 'all' }) {
  const { t, locale } = useI18n();
  const list = section === 'all' ? 'accommodations' : section;
  return (
    <div data-hue={list === 'pages' ? undefined : list}>
      <EmptyState
        title={t(`account.favourites.empty.${section}.title`)}
        text={t(`account.favourites.empty.${section}.text`)}
        action={
          <ButtonLink href={href(list === 'pages' ? 'home' : list, locale)}>
            {t(`account.favourites.empty.${section}.action`)}
          </ButtonLink>
        }
      />
    </div>
  );
}
