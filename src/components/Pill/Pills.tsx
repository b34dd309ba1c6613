import styled from 'styled-components';
import type { Hue } from '@/theme/hue';
import { Link } from '../Link/Link';
import { pillLink } from './pillLink';

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
  ${pillLink}
  padding: 0 1.125rem;
  background: var(--t-sand);
  color: var(--ink);
  font-weight: 500;
  white-space: nowrap;
  &[aria-current] {
    font-weight: 600;
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
            <Pill
              href={href}
              dir="auto"
              shallow={samePage}
              aria-current={current ? 'page' : undefined}
            >
              {title}
            </Pill>
          </li>
        ))}
      </Row>
    </Nav>
  );
}
