import styled from 'styled-components';
import { iconButton } from '@/components/Icon/iconButton';

export const Zoom = styled.div`
  position: absolute;
  top: 0.75rem;
  right: 0.75rem;
  z-index: 2;
  display: grid;
  border-radius: var(--r-inner);
  background: var(--surface);
  box-shadow: var(--shadow);
  button {
    ${iconButton}
    border-radius: var(--r-inner);
    color: var(--ink);
    &:hover {
      background: var(--t-sand);
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  button + button {
    border-top: 1px solid var(--line);
    border-radius: 0 0 var(--r-inner) var(--r-inner);
  }
  svg {
    width: 20px;
    height: 20px;
    stroke: currentColor;
    stroke-width: 2.25;
    stroke-linecap: round;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

export const Area = styled.div`
  position: absolute;
  top: 0.75rem;
  left: 50%;
  z-index: 2;
  width: max-content;
  max-width: calc(100% - 9rem);
  border-radius: var(--r-pill);
  box-shadow: var(--shadow);
  translate: -50% 0;
`;
