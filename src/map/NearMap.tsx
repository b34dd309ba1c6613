import { useMemo } from 'react';
import type { IconName } from '@/components/Icon/icons';
import { useI18n } from '@/i18n/I18n';
import type { Hue } from '@/theme/hue';
import type { MapEntry } from './mapEntry';
import { TownMap } from './TownMap';
import type { Position } from '@/geo/position';

interface NearMapProps {
  title: string;
  position: Position;
  hue: Hue;
  icon: IconName;
}

/** The small map of a detail page, with the entry and the points of interest within walking distance. */
export function NearMap({ title, position, hue, icon }: NearMapProps) {
  const { t } = useI18n();
  const entries = useMemo<MapEntry[]>(
    () => [{ id: title, title, href: null, position, pin: { kind: 'icon', name: icon }, hue }],
    [title, position, icon, hue],
  );
  const around = useMemo(() => ({ title, position }), [title, position]);
  return <TownMap entries={entries} around={around} label={t('map.labelOf', { title })} />;
}
