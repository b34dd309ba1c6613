import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import { MapCard } from './MapCard';
import type { Place } from './place';

interface PlaceCardProps {
  /** One place, or several at the same address. */
  places: Place[];
  onClose: () => void;
}

/** The card of the places that were pressed on the map, with links to their pages. */
export function PlaceCard({ places, onClose }: PlaceCardProps) {
  const { t } = useI18n();
  return (
    <MapCard shown={places.map(({ id }) => id).join(' ')} onClose={onClose}>
      {places.length > 1 && <p>{t('map.sameAddress', { count: places.length })}</p>}
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
