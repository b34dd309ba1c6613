import styled from 'styled-components';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import type { FollowLink } from './ListingData';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  padding-top: var(--head);
  font-size: var(--fs-small);
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    text-decoration-color: var(--rule);
    text-underline-offset: 0.22em;
    &:hover {
      text-decoration-color: currentColor;
    }
  }
`;

const looks = {
  feed: { type: 'application/atom+xml', icon: 'feed' },
  calendar: { type: 'text/calendar', icon: 'calendar' },
} as const;

export function FollowLinks({ links }: { links: FollowLink[] }) {
  const { t } = useI18n();
  if (links.length === 0) return null;
  return (
    <Root data-print="hide" aria-label={t('listing.follow.label')}>
      {links.map(({ by, href }) => (
        <li key={by}>
          <a href={href} type={looks[by].type}>
            <Icon name={looks[by].icon} />
            {t(`listing.follow.${by}`)}
          </a>
        </li>
      ))}
    </Root>
  );
}
