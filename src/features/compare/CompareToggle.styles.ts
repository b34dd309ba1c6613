import styled from 'styled-components';

/**
 * Stands above the link that covers a card. On cards, negative margins keep the height of the last
 * line; where space is short for the price, only the icon is shown.
 */
export const Toggle = styled.button`
  position: relative;
  z-index: 2;
  display: inline-flex;
  gap: 0.4rem;
  align-items: center;
  min-height: 44px;
  padding: 0 0.875rem;
  border: 0;
  border-radius: var(--r-pill);
  background: var(--t-sand);
  color: var(--ink);
  font-size: var(--fs-small);
  font-weight: 600;
  article & {
    margin-block: -0.5rem;
    margin-inline: auto -0.5rem;
    padding-inline: 0.75rem;
    @container foot (max-width: 19rem) {
      svg {
        display: none;
      }
    }
    @container foot (max-width: 17rem) {
      width: 44px;
      justify-content: center;
      padding: 0;
      svg {
        display: block;
      }
      span {
        display: none;
      }
    }
  }
  &[aria-pressed='true'] {
    background: var(--ink);
    color: var(--paper);
  }
  @media (scripting: none), print {
    display: none;
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
  }
`;
