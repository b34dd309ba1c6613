import { Link } from '@/components/Link/Link';
import { MapCard } from './MapCard';
import type { Place } from './place';

interface PlaceCardProps {
  /** One place, or several at the same address. */
  places: Place[];
  onClose: () => void;
}

/** The card of the places that were pressed on the map, with links to their pages. */
export function PlaceCard({ places, onClose }: PlaceCardProps) {
  return (
    <MapCard items={places} onClose={onClose}>
      <ul>
        {places.map(({ id, title, href, pin }) => (
          <li key={id}>
            {href === null ? title : <Link href={href}>{title}</Link>}
            {pin.kind === 'price' && <b>{pin.text}</b>}
          </li>
        ))}
      </ul>
    </MapCard>
  );
}
