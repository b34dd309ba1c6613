import styled from 'styled-components';
import { Icon } from '@/components/Icon/Icon';
import type { IconName } from '@/components/Icon/icons';
import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import type { Hue } from '@/theme/hue';
import { media } from '@/theme/media';
import type { HeaderItem } from './model';
import { getPrimaryItems, getItemLinkProps } from './primaryMenu';

const Bar = styled.nav`
  position: fixed;
  z-index: 20;
  inset: auto 0 0;
  container-type: inline-size;
  padding: 6px 6px calc(6px + env(safe-area-inset-bottom, 0px));
  background: var(--surface);
  box-shadow: var(--shadow-bar);
  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 2px;
    max-width: 40rem;
    margin-inline: auto;
    /* With text twice as large the titles stand in two columns, without icons. */
    @container (max-width: 15rem) {
      grid-auto-flow: row;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.desktop} {
    display: none;
  }
  /* The DockBar with the price and the contact replaces this bar on an entry's page. */
  @media (min-height: 26.01rem) {
    :root:has([data-dock='price']) & {
      display: none;
    }
  }
  ${media.flat} {
    position: static;
  }
`;

const Item = styled(Link)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 1px;
  height: calc(var(--bar) - 12px);
  border-radius: 12px;
  color: var(--ink-soft);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  svg {
    width: 24px;
    height: 24px;
  }
  @container (max-width: 15rem) {
    height: auto;
    svg {
      display: none;
    }
  }
  &[aria-current] {
    background: var(--tint);
    color: var(--hue);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Title = styled.span`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const sectionIcons: Record<Hue, IconName> = {
  universities: 'university',
  accommodations: 'house',
  services: 'service',
  events: 'calendar',
  places: 'pin',
  news: 'feed',
};

interface BottomBarProps {
  items: HeaderItem[];
  section: Hue | null;
  /** The path of the page, in its language. */
  path: string | null;
}

/** The primary navigation at the lower edge of phones and tablets. It is hidden on pages with a DockBar. */
export function BottomBar({ items, section, path }: BottomBarProps) {
  const { t } = useI18n();
  const primaryItems = getPrimaryItems(items);
  if (primaryItems.length === 0) return null;
  return (
    <Bar aria-label={t('common.sections.bar')} data-print="hide">
      <ul>
        {primaryItems.map((item, index) => (
          <li key={index}>
            <Item {...getItemLinkProps(item, section, path)}>
              <Icon name={item.section ? sectionIcons[item.section] : 'list'} />
              <Title>{item.title}</Title>
            </Item>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
