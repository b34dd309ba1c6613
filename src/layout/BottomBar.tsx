import styled from 'styled-components';
import { Icon } from '@/components/Icon/Icon';
import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { Hue } from '@/theme/hue';
import { media } from '@/theme/media';
import { primarySections, sectionIcons } from './sections';

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
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 2px;
    max-width: 40rem;
    margin-inline: auto;
    /* Twice as large text: words in two rows, without their signs. */
    @container (max-width: 15rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.desktop} {
    display: none;
  }
  /* What an entry costs and whom to ask stand here on its page. */
  @media (min-height: 26.01rem) {
    :root:has([data-dock='price']) & {
      display: none;
    }
  }
  ${media.flat} {
    position: static;
  }
`;

const Entry = styled(Link)`
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
    border-radius: 12px;
  }
`;

/** The four sections in reach of the thumb, on phones and tablets, where no entry needs the room. */
export function BottomBar({ section }: { section: Hue | null }) {
  const { t, locale } = useI18n();
  return (
    <Bar aria-label={t('common.sections.bar')} data-print="hide">
      <ul>
        {primarySections.map((name) => (
          <li key={name}>
            <Entry
              data-hue={name}
              href={href(name, locale)}
              aria-current={name === section ? 'page' : undefined}
            >
              <Icon name={sectionIcons[name]} />
              {t(`common.sections.${name}`)}
            </Entry>
          </li>
        ))}
      </ul>
    </Bar>
  );
}
