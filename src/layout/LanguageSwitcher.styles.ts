import styled, { css } from 'styled-components';
import { Link } from '@/components/Link/Link';

export const List = styled.ul`
  display: inline-flex;
  padding: 3px;
  border-radius: var(--r-pill);
  background: color-mix(in srgb, var(--fg) 9%, var(--ground));
`;

const choice = css`
  display: grid;
  place-items: center;
  min-width: 44px;
  min-height: 38px;
  padding: 0 0.5rem;
  border: 0;
  border-radius: var(--r-pill);
  background: none;
  color: var(--fg);
  font-size: var(--fs-small);
  font-weight: 600;
  text-decoration: none;
  transition: background var(--fast);
  &:hover {
    background: color-mix(in srgb, var(--fg) 10%, transparent);
  }
  &:focus-visible {
    outline-offset: 1px;
  }
`;

export const Choice = styled(Link)`
  ${choice}
  &[aria-current] {
    background: var(--fg);
    color: var(--ground);
  }
`;

export const Untranslated = styled.button`
  ${choice}
  color: var(--fg-soft);
`;
