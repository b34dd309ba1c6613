import { TeaserCard } from '@/components/TeaserCard/TeaserCard';
import type { UniversityTeaser } from './model';

interface UniversityCardProps {
  university: UniversityTeaser;
  /** The first cards of a page load their pictures at once. */
  priority?: boolean;
}

/** A university in a list. */
export function UniversityCard({ university, priority }: UniversityCardProps) {
  const { href, title, subtitle, image, address } = university;
  return (
    <TeaserCard
      href={href}
      title={title}
      image={image}
      priority={priority}
      meta={address}
      excerpt={subtitle}
    />
  );
}
