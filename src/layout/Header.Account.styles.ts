import styled from 'styled-components';
import { Link } from '@/components/Link/Link';
import { media } from '@/theme/media';

/**
 * The header width in rem that has space for the greeting; a little less than 768 px because of scroll bars.
 */
const fitsGreeting = '@container (min-width: 46.5rem)';

/** As wide as the longest greeting, so that no name shifts its neighbours. */
export const Container = styled.div`
  display: none;
  flex: none;
  justify-content: end;
  :root[data-signed-in] & {
    display: flex;
  }
  ${media.tablet} {
    ${fitsGreeting} {
      width: 13.25rem;
    }
  }
`;

export const Greeting = styled(Link)`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  min-width: 44px;
  height: 44px;
  padding: 6px;
  border-radius: var(--r-pill);
  background: var(--t-brick);
  color: var(--ink);
  font-size: var(--fs-small);
  font-weight: 600;
  text-decoration: none;
  &:focus-visible {
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    border: 1px solid LinkText;
  }
`;

export const Initials = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: var(--f-brick);
  color: var(--on-field);
  font-size: 0.8125rem;
  /* A pseudo-element, so that the initials are no part of the accessible name. */
  &::before {
    content: attr(data-initials);
  }
  &:has(svg)::before {
    content: none;
  }
`;

/** Cut off at 150 px (specification §2, §9); the accessible name of the link has the full name. */
export const Name = styled.span`
  display: none;
  max-width: 150px;
  margin-inline-end: 0.625rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.tablet} {
    ${fitsGreeting} {
      display: block;
    }
  }
`;

export const Guest = styled.div`
  display: contents;
  :root[data-signed-in] & {
    display: none;
  }
`;
