import { TeaserCard, type CardPlace } from '@/components/TeaserCard/TeaserCard';
import type { UniversityTeaser } from './model';

interface UniversityCardProps extends CardPlace {
  university: UniversityTeaser;
}

/** A university in a list. */
export function UniversityCard({ university, ...place }: UniversityCardProps) {
  const { href, title, subtitle, image, address } = university;
  return (
    <TeaserCard
      {...place}
      href={href}
      title={title}
      image={image}
      meta={address}
      excerpt={subtitle}
    />
  );
}
