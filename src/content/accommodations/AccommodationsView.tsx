import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import type { ListingViewProps } from '@/content/shared/ListingFrame';
import { ListingPage } from '@/content/shared/ListingPage';
import { href } from '@/routing/href';
import { AccommodationCard } from './AccommodationCard';
import type { AccommodationTeaser } from './model';
import { priceRange } from './priceRange';

export function AccommodationsView({ head, list }: ListingViewProps<AccommodationTeaser>) {
  const { t, format, locale } = useI18n();
  return (
    <ListingPage
      section="accommodations"
      head={head}
      list={list}
      pills={{
        label: t('accommodations.archive.categories'),
        all: t('accommodations.archive.all'),
      }}
      map={{
        label: t('map.of.accommodations'),
        pin: ({ price }) =>
          price
            ? { kind: 'price', text: priceRange(price, format) }
            : { kind: 'icon', name: 'house' },
      }}
      card={(accommodation, priority, travelTime) => (
        <AccommodationCard
          accommodation={accommodation}
          priority={priority}
          travelTime={travelTime}
        />
      )}
      after={
        <p>
          {t('accommodations.archive.offer')}{' '}
          <Link href={href('offerHome', locale)}>{t('common.footer.offerHome')}</Link>
        </p>
      }
    />
  );
}
