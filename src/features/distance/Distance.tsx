import { useId } from 'react';
import { useI18n } from '@/i18n/I18n';
import type { UniversityChoice } from '@/features/listing/model';
import * as S from './Distance.styles';
import { travelTime } from '@/geo/travelTime';
import { useChosenUniversity } from './useChosenUniversity';
import type { Position } from '@/geo/position';

interface DistanceProps {
  from: Position;
  universities: UniversityChoice[];
}

/** The travel time to the university of the visitor, on foot and by bike. */
export function Distance({ from, universities }: DistanceProps) {
  const { t, locale } = useI18n();
  const [slug, choose] = useChosenUniversity(locale);
  const id = useId();
  const chosen = universities.find((one) => one.slug === slug);
  const time = chosen?.position ? travelTime(from, chosen.position) : null;
  return (
    <S.Root>
      <h2>{t('map.distance.title')}</h2>
      <S.Label htmlFor={id}>{t('map.distance.choose')}</S.Label>
      <S.Choice id={id} value={chosen?.slug ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('map.distance.none')}</option>
        {universities
          .filter(({ position }) => position)
          .map((one) => (
            <option key={one.slug} value={one.slug}>
              {one.title}
            </option>
          ))}
      </S.Choice>
      <div aria-live="polite">
        {time && (
          <S.Times>
            {(['walking', 'cycling'] as const).map((by) => (
              <div key={by}>
                <dt>{by === 'walking' ? t('map.distance.walking') : t('map.distance.cycling')}</dt>
                <dd>{t('map.distance.minutes', { count: time[by] })}</dd>
              </div>
            ))}
          </S.Times>
        )}
      </div>
      <S.Note>
        {time && <span>{t('map.distance.note')} </span>}
        <span>{t('map.distance.remembered')}</span>
      </S.Note>
    </S.Root>
  );
}
