import { Link } from '@/components/Link/Link';
import { Picture } from '@/components/Picture/Picture';
import { MapCard } from '../MapCard';
import type { PointOfInterest } from './point';
import * as S from './PointCard.styles';

interface PointCardProps {
  /** One point, or several at the same address. */
  points: PointOfInterest[];
  onClose: () => void;
}

/** The card of the points of interest that were pressed on the map. */
export function PointCard({ points, onClose }: PointCardProps) {
  return (
    <MapCard items={points} onClose={onClose}>
      <S.List>
        {points.map(({ id, title, href, address, description, icon }) => (
          <S.Item key={id}>
            {icon && <Picture image={icon} sizes="44px" />}
            <div dir="auto">
              {href === null ? <strong>{title}</strong> : <Link href={href}>{title}</Link>}
              {address && <p>{address}</p>}
              {description && <S.Description>{description}</S.Description>}
            </div>
          </S.Item>
        ))}
      </S.List>
    </MapCard>
  );
}
