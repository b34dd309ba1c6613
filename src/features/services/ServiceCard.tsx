import { TeaserCard } from '@/components/TeaserCard/TeaserCard';
import { useI18n } from '@/i18n/I18n';
import type { ServiceTeaser } from './model';

interface ServiceCardProps {
  service: ServiceTeaser;
  /** The first card of a page loads its picture at once, before others. */
  priority?: boolean;
}

/** A service in a list. */
export function ServiceCard({ service, priority }: ServiceCardProps) {
  const { t } = useI18n();
  const { href, title, excerpt, type, image, address, categories } = service;
  const kind = type && t(`services.types.${type}`);
  return (
    <TeaserCard
      href={href}
      title={title}
      image={image}
      priority={priority}
      kicker={categories.map((category) => category.title).join(', ')}
      meta={[kind, address].filter(Boolean).join(' · ')}
      excerpt={excerpt}
    />
  );
}
