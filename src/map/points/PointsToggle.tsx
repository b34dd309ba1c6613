import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { pointsChoice } from './pointsChoice';
import * as S from './PointsToggle.styles';

/** Switches the points of interest on or off; the device stores the choice. */
export function PointsToggle({ shown }: { shown: boolean }) {
  const { t } = useI18n();
  return (
    <S.Toggle type="button" aria-pressed={shown} onClick={() => pointsChoice.set(!shown)}>
      <Icon name={shown ? 'eye' : 'eyeClosed'} />
      <S.Words>{t('map.points.layer')}</S.Words>
    </S.Toggle>
  );
}
