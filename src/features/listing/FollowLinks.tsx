import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import * as S from './FollowLinks.styles';
import type { FollowLink } from './ListingData';

const looks = {
  feed: { type: 'application/atom+xml', icon: 'feed' },
  calendar: { type: 'text/calendar', icon: 'calendar' },
} as const;

/** Links to the feed and the calendar of a listing. */
export function FollowLinks({ links }: { links: FollowLink[] }) {
  const { t } = useI18n();
  if (links.length === 0) return null;
  return (
    <S.Root data-print="hide" aria-label={t('listing.follow.label')}>
      {links.map(({ by, href }) => (
        <li key={by}>
          <a href={href} type={looks[by].type}>
            <Icon name={looks[by].icon} />
            {t(`listing.follow.${by}`)}
          </a>
        </li>
      ))}
    </S.Root>
  );
}
