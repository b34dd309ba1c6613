import type { ReactNode } from 'react';
import { Carousel } from '@/components/Carousel/Carousel';
import { useI18n } from '@/i18n/I18n';
import type { Hue } from '@/theme/hue';
import { columnsByBreakpoint, type CardLayout, type ItemKind } from './cardLayout';
import * as S from './CardRow.styles';

interface CardRowProps {
  section: Hue;
  kind: ItemKind;
  layout: CardLayout;
  /** A link below the items. */
  more?: ReactNode;
  children: ReactNode;
}

/** Cards or tiles in the hue of their section, as a grid or as a slider. */
export function CardRow({ section, kind, layout, more, children }: CardRowProps) {
  const { t } = useI18n();
  return (
    <S.Container data-hue={section}>
      {layout.slider ? (
        <Carousel label={t(`common.sections.${section}`)} visibleItems={layout.columns} more={more}>
          {children}
        </Carousel>
      ) : (
        <>
          <S.Grid $kind={kind} $columns={columnsByBreakpoint(layout, kind)}>
            {children}
          </S.Grid>
          {more && <S.Foot>{more}</S.Foot>}
        </>
      )}
    </S.Container>
  );
}
