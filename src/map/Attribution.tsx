import { attributionIn } from '@studium/shared/town/map/MapFile';
import { map } from '@studium/shared/town/appearance';
import { useI18n } from '@/i18n/I18n';
import * as S from './Attribution.styles';

/** Says who made the data of the town’s own map, as the licence of OpenStreetMap requires. */
export function Attribution() {
  const { t, locale } = useI18n();
  const madeBy = map && attributionIn(map, locale);
  return (
    <S.Root>
      {madeBy ?? <a href="https://www.openstreetmap.org/copyright">{t('map.openStreetMap')}</a>}
    </S.Root>
  );
}
