import { memo } from 'react';
import { TeaserCard, type SharedCardProps } from '@/components/TeaserCard/TeaserCard';
import { useI18n } from '@/i18n/I18n';
import { DeadlineChip } from '@/content/shared/DeadlineParts';
import { FavouriteToggle } from '@/features/favourites/FavouriteToggle';
import type { ServiceTeaser } from './model';

interface ServiceCardProps extends SharedCardProps {
  service: ServiceTeaser;
  /** The time to the visitor’s university, as text. */
  travelTime?: string | null;
}

export const ServiceCard = memo(function ServiceCard({
  service,
  travelTime,
  ...sharedProps
}: ServiceCardProps) {
  const { t } = useI18n();
  const { href, title, excerpt, type, image, address, deadline, categories } = service;
  const kind = type && t(`services.types.${type}`);
  return (
    <TeaserCard
      {...sharedProps}
      href={href}
      title={title}
      action={<FavouriteToggle entry={service} />}
      image={image}
      kicker={categories.map((category) => category.title).join(', ')}
      meta={
        <>
          <span>{[kind, address].filter(Boolean).join('\u00a0· ')}</span>
          {travelTime && <br />}
          <span>{travelTime}</span>
        </>
      }
      excerpt={excerpt}
      badge={deadline && <DeadlineChip deadline={deadline} />}
    />
  );
});
