import { useMemo } from 'react';
import type { IconName } from '@/components/Icon/signs';
import { useI18n } from '@/i18n/I18n';
import type { Hue } from '@/theme/hue';
import type { MapEntry } from './mapEntry';
import { TownMap } from './TownMap';
import type { Position } from '@/geo/position';

interface NearMapProps {
  title: string;
  position: Position;
  hue: Hue;
  sign: IconName;
}

/** The small map of a detail page, with the entry and the points of interest within walking distance. */
export function NearMap({ title, position, hue, sign }: NearMapProps) {
  const { t } = useI18n();
  const entries = useMemo<MapEntry[]>(
    () => [{ id: title, title, href: null, position, pin: { kind: 'sign', name: sign }, hue }],
    [title, position, sign, hue],
  );
  const around = useMemo(() => ({ title, position }), [title, position]);
  return <TownMap entries={entries} around={around} label={t('map.labelOf', { title })} />;
}
