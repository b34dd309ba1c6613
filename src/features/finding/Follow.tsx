import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import * as S from './Follow.styles';
import type { Following } from './ListData';

const looks = {
  feed: { type: 'application/atom+xml', icon: 'feed' },
  calendar: { type: 'text/calendar', icon: 'calendar' },
} as const;

/** For those whose own programs tell them what is new. */
export function Follow({ follow }: { follow: Following[] }) {
  const { t } = useI18n();
  if (follow.length === 0) return null;
  return (
    <S.Root data-print="hide" aria-label={t('finding.follow.label')}>
      {follow.map(({ by, href }) => (
        <li key={by}>
          <a href={href} type={looks[by].type}>
            <Icon name={looks[by].icon} />
            {t(`finding.follow.${by}`)}
          </a>
        </li>
      ))}
    </S.Root>
  );
}
