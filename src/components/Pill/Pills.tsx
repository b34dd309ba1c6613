import styled from 'styled-components';
import type { Hue } from '@/theme/hue';
import { Link } from '../Link/Link';

const Nav = styled.nav`
  margin-inline: calc(var(--gutter) * -1);
`;

const Row = styled.ul`
  display: flex;
  gap: 0.5rem;
  padding: 4px var(--gutter);
  overflow-x: auto;
  scroll-padding-inline: var(--gutter);
  scrollbar-width: none;
`;

const Pill = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 1.125rem;
  border-radius: var(--r-pill);
  background: var(--t-sand);
  color: var(--ink);
  font-size: var(--fs-small);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  transition: background var(--fast);
  &:hover {
    background: var(--tint);
  }
  &[aria-current] {
    background: var(--field);
    color: var(--on-hue);
    font-weight: 600;
  }
  &:focus-visible {
    outline-offset: 1px;
    border-radius: var(--r-pill);
  }
  @media (forced-colors: active) {
    border: 1px solid LinkText;
    &[aria-current] {
      border-width: 3px;
    }
  }
`;

interface PillsProps {
  /** The accessible name of the row. */
  label: string;
  items: { title: string; href: string; current: boolean; hue?: Hue | undefined }[];
  /** Whether the links filter the list of this page; otherwise each one opens another page. */
  samePage?: boolean;
}

/** A row of links that filter a list; it scrolls horizontally if it does not fit. */
export function Pills({ label, items, samePage = true }: PillsProps) {
  return (
    <Nav aria-label={label} data-print="hide">
      <Row>
        {items.map(({ title, href, current, hue }) => (
          <li key={href} data-hue={hue}>
            <Pill href={href} shallow={samePage} aria-current={current ? 'page' : undefined}>
              {title}
            </Pill>
          </li>
        ))}
      </Row>
    </Nav>
  );
}
