import { memo } from 'react';
import { TeaserCard } from '@/components/TeaserCard/TeaserCard';
import { useI18n } from '@/i18n/I18n';
import { Heart } from '../favourites/Heart';
import type { ServiceTeaser } from './model';

interface ServiceCardProps {
  service: ServiceTeaser;
  /** The first card of a page loads its picture at once, before others. */
  priority?: boolean;
  /** How long it takes to the visitor’s university. */
  way?: string | null;
}

/** A service in a list. */
export const ServiceCard = memo(function ServiceCard({ service, priority, way }: ServiceCardProps) {
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
          {way && <br />}
          {way}
        </>
      }
      excerpt={excerpt}
    />
  );
});
