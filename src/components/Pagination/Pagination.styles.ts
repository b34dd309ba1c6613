import styled from 'styled-components';
import { media } from '@/theme/media';
import { Link } from '../Link/Link';
import { pillLink } from '../Pill/pillLink';

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
  ${pillLink}
  justify-content: center;
  gap: 0.5rem;
  min-width: 44px;
  padding: 0.25rem 0.875rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
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
`;
