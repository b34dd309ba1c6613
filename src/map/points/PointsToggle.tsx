import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { showPoints } from './pointsChoice';
import * as S from './PointsToggle.styles';

/** Switches the points of interest off and on; the device remembers it. */
export function PointsToggle({ shown }: { shown: boolean }) {
  const { t } = useI18n();
  return (
    <S.Toggle type="button" aria-pressed={shown} onClick={() => showPoints(!shown)}>
      <Icon name={shown ? 'eye' : 'eyeClosed'} />
      <S.Words>{t('map.points.layer')}</S.Words>
    </S.Toggle>
  );
}
