import { memo } from 'react';
import { TeaserCard, type SharedCardProps } from '@/components/TeaserCard/TeaserCard';
import { CompareToggle } from '@/features/compare/CompareToggle';
import { FavouriteToggle } from '@/features/favourites/FavouriteToggle';
import type { UniversityTeaser } from './model';

interface UniversityCardProps extends SharedCardProps {
  university: UniversityTeaser;
}

export const UniversityCard = memo(function UniversityCard({
  university,
  ...sharedProps
}: UniversityCardProps) {
  const { href, title, subtitle, image, address } = university;
  return (
    <TeaserCard
      {...sharedProps}
      href={href}
      title={title}
      action={<FavouriteToggle entry={university} />}
      image={image}
      meta={address}
      excerpt={subtitle}
      foot={<CompareToggle section="universities" entry={university} />}
    />
  );
});
