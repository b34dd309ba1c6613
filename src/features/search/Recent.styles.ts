import styled from 'styled-components';
import { iconButton } from '@/components/Icon/iconButton';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 1rem;
  h3 {
    font: 600 var(--fs-card) / 1.2 var(--text);
    letter-spacing: 0;
  }
  p {
    flex-basis: 100%;
    color: var(--fg-soft);
    font-size: var(--fs-small);
  }
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  padding-top: 0.75rem;
  li {
    display: flex;
    max-width: 100%;
    border-radius: var(--r-pill);
    background: var(--t-sand);
  }
`;

export const Query = styled.button`
  min-width: 0;
  min-height: 44px;
  padding-block: 0;
  padding-inline: 1.125rem 0.25rem;
  border: 0;
  border-radius: var(--r-pill);
  background: none;
  color: var(--ink);
  font-size: var(--fs-small);
  font-weight: 500;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--r-pill);
  }
`;

export const Remove = styled.button`
  ${iconButton}
  color: var(--ink-soft);
  svg {
    width: 1rem;
    height: 1rem;
  }
  &:hover {
    background: var(--line);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Clear = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  font-size: var(--fs-small);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.22em;
`;
