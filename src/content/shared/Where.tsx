import type { ReactNode } from 'react';
import { WherePanel } from '@/map/WherePanel';
import type { Detail } from './detail';

/** The icon on the pin of an entry. */
const icons = {
  accommodations: 'house',
  events: 'calendar',
  places: 'pin',
  services: 'service',
  universities: 'university',
} as const;

interface WhereProps {
  section: keyof typeof icons;
  detail: Pick<Detail, 'title' | 'address' | 'position'>;
  children?: ReactNode;
}

/** Where an entry is; renders nothing without a position. */
export function Where({ section, detail: { title, address, position }, children }: WhereProps) {
  if (!position) return null;
  return (
    <WherePanel
      title={title}
      address={address}
      position={position}
      hue={section}
      icon={icons[section]}
      // The page of a place has a row with the places nearby.
      listsPoints={section !== 'places'}
    >
      {children}
    </WherePanel>
  );
}
