import styled from 'styled-components';

/** A round button on cards; a pill with a text on the page of an entry. */
export const Toggle = styled.button<{ $round: boolean }>`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  padding: ${({ $round }) => ($round ? 0 : '0 1.125rem')};
  border: 0;
  border-radius: var(--r-pill);
  background: ${({ $round }) => ($round ? 'var(--chip)' : 'var(--t-sand)')};
  color: ${({ $round }) => ($round ? 'var(--on-chip)' : 'var(--ink)')};
  font-size: var(--fs-small);
  font-weight: 600;
  svg {
    width: 22px;
    height: 22px;
  }
  &:focus-visible {
    border-radius: var(--r-pill);
  }
  &[aria-pressed='true'] svg {
    fill: var(--heart);
    stroke: var(--heart);
  }
  @media (scripting: none), print {
    display: none;
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
    &[aria-pressed='true'] {
      background: Highlight;
    }
  }
`;
