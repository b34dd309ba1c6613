import type { Ref } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import * as S from './FindingList.styles';
import type { Finding } from './model';

interface ViewsProps {
  /** For the link of the view that is shown. */
  ref: Ref<HTMLAnchorElement>;
  finding: Finding;
  hrefOf: (finding: Finding) => string;
  onChange: () => void;
}

/** Grid or map. */
export function Views({ ref, finding, hrefOf, onChange }: ViewsProps) {
  const { t } = useI18n();
  return (
    <S.Views role="group" aria-label={t('finding.tools.view')}>
      {(['grid', 'map'] as const).map((view) => (
        <S.View
          key={view}
          ref={finding.view === view ? ref : undefined}
          href={hrefOf({ ...finding, view, page: 1 })}
          data-keep-place=""
          aria-current={finding.view === view ? 'true' : undefined}
          onClick={finding.view === view ? undefined : onChange}
        >
          <Icon name={view === 'grid' ? 'list' : 'map'} />
          {t(`finding.tools.${view}`)}
        </S.View>
      ))}
    </S.Views>
  );
}
