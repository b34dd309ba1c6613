import { memo } from 'react';
import { TeaserCard } from '@/components/TeaserCard/TeaserCard';
import { useI18n } from '@/i18n/I18n';
import { Heart } from '@/features/favourites/Heart';
import type { ServiceTeaser } from './model';

interface ServiceCardProps {
  service: ServiceTeaser;
  /** True for the first card of a page: its picture loads at once. */
  priority?: boolean;
  /** The time to the visitor’s university, as text. */
  travelTime?: string | null;
}

/** A card of a service. */
export const ServiceCard = memo(function ServiceCard({
  service,
  priority,
  travelTime,
}: ServiceCardProps) {
  const { t } = useI18n();
  const { href, title, excerpt, type, image, address, categories } = service;
  const kind = type && t(`services.types.${type}`);
  return (
    <TeaserCard
      href={href}
      title={title}
      action={<Heart entry={service} />}
      image={image}
      priority={priority}
      kicker={categories.map((category) => category.title).join(', ')}
      meta={
        <>
          {[kind, address].filter(Boolean).join(' · ')}
          {travelTime && <br />}
          {travelTime}
        </>
      }
      excerpt={excerpt}
    />
  );
});
