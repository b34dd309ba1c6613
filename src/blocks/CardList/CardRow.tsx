import type { ReactNode } from 'react';
import { Carousel } from '@/components/Carousel/Carousel';
import { useI18n } from '@/i18n/I18n';
import { carouselLabels } from '@/i18n/mediaLabels';
import type { Hue } from '@/theme/hue';
import { columnsByStep, type Arrangement, type ItemKind } from './arrangement';
import * as S from './CardRow.styles';

interface CardRowProps {
  section: Hue;
  kind: ItemKind;
  arrangement: Arrangement;
  /** Where else to go, below the items. */
  more?: ReactNode;
  /** List items. */
  children: ReactNode;
}

/** Cards or tiles in the hue of their section, as a grid or as a row that scrolls sideways. */
export function CardRow({ section, kind, arrangement, more, children }: CardRowProps) {
  const { t } = useI18n();
  return (
    <S.Place data-hue={section}>
      {arrangement.slider ? (
        <Carousel
          label={t(`common.sections.${section}`)}
          labels={carouselLabels(t)}
          atOnce={arrangement.columns}
          more={more}
        >
          {children}
        </Carousel>
      ) : (
        <>
          <S.Grid $kind={kind} $columns={columnsByStep(arrangement, kind)}>
            {children}
          </S.Grid>
          {more && <S.Foot>{more}</S.Foot>}
        </>
      )}
    </S.Place>
  );
}
