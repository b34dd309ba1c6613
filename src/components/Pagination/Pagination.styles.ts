import styled from 'styled-components';
import { media } from '@/theme/media';
import { Link } from '../Link/Link';

export const Nav = styled.nav`
  padding-top: var(--head);
`;

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
`;

export const Item = styled.li<{ $far?: boolean }>`
  ${media.belowSmall} {
    display: ${({ $far }) => ($far ? 'none' : 'block')};
  }
`;

export const Page = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-width: 44px;
  min-height: 44px;
  padding: 0.25rem 0.875rem;
  border-radius: var(--r-pill);
  font-size: var(--fs-small);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  transition: background var(--fast);
  &:hover {
    background: var(--tint);
  }
  &[aria-current] {
    background: var(--field);
    color: var(--on-hue);
  }
  &[data-turn] {
    background: var(--t-sand);
    color: var(--ink);
    &:hover {
      background: var(--tint);
    }
  }
  &[data-turn='prev'] svg {
    rotate: 180deg;
  }
  &:focus-visible {
    border-radius: var(--r-pill);
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    border: 1px solid LinkText;
    &[aria-current] {
      border-width: 3px;
    }
  }
`;
