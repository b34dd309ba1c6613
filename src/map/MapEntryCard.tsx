import { Link } from '@/components/Link/Link';
import { MapCard } from './MapCard';
import type { MapEntry } from './mapEntry';

interface MapEntryCardProps {
  /** One entry, or several at the same address. */
  entries: MapEntry[];
  onClose: () => void;
}

/** The card of the entries that were pressed on the map, with links to their pages. */
export function MapEntryCard({ entries, onClose }: MapEntryCardProps) {
  return (
    <MapCard items={entries} onClose={onClose}>
      <ul>
        {entries.map(({ id, title, href, pin }) => (
          <li key={id}>
            {href === null ? title : <Link href={href}>{title}</Link>}
            {pin.kind === 'price' && <b>{pin.text}</b>}
          </li>
        ))}
      </ul>
    </MapCard>
  );
}
