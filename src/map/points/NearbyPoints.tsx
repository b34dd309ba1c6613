import { useMemo } from 'react';
import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import * as S from './NearbyPoints.styles';
import { maxNamedPoints, pointsAround, type Around } from './pointsAround';
import { usePoints } from './usePoints';

/** The nearest points of interest as a text list, for visitors who do not use the map. */
export function NearbyPoints({ title, position }: Around) {
  const { t } = useI18n();
  const points = usePoints();
  const near = useMemo(
    () => pointsAround({ title, position }, points).slice(0, maxNamedPoints),
    [title, position, points],
  );
  if (near.length === 0) return null;
  return (
    <S.Root>
      <h3>{t('map.points.nearby')}</h3>
      <ul>
        {near.map(({ entry: { id, title: name, href }, walking }) => (
          <li key={id}>
            {href === null ? name : <Link href={href}>{name}</Link>}
            <S.Minutes>{t('map.points.walking', { count: walking })}</S.Minutes>
          </li>
        ))}
      </ul>
    </S.Root>
  );
}
