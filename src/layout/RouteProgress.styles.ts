import styled, { css, keyframes } from 'styled-components';

const run = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

/** Begins wherever the bar is. */
const finish = keyframes`
  60% { transform: scaleX(1); opacity: 1; }
  to { transform: scaleX(1); opacity: 0; }
`;

/** Fast at first, then ever slower (specification §9): it does not arrive by itself. */
const running = css`
  ${run} 5000ms cubic-bezier(0.1, 0.6, 0.3, 1) both
`;

export const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 40;
  height: 4px;
  /* Far from red, so that red says something. */
  background: var(--river);
  /* Where nothing moves, a part stands for the whole. */
  transform: scaleX(0.6);
  transform-origin: 0 50%;
  pointer-events: none;
  &[data-phase='idle'] {
    display: none;
  }
  &[data-phase='running'] {
    animation: ${running};
  }
  &[data-phase='done'] {
    opacity: 0;
    animation:
      ${running},
      ${finish} 400ms ease-out both;
  }
  &[data-phase='failed'] {
    background: var(--busy);
    transform: none;
  }
  @media (forced-colors: active) {
    border-top: 4px solid Highlight;
  }
  @media print {
    display: none;
  }
`;

/** Below the header; empty it takes no room. */
export const Notice = styled.div`
  position: fixed;
  inset: calc(var(--header) + 0.75rem) var(--gutter) auto;
  z-index: 40;
  width: fit-content;
  margin-inline: auto;
  border-radius: var(--r-inner);
  box-shadow: var(--shadow);
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 1rem;
    padding: 0.5rem 1.25rem;
    border-left: 6px solid var(--busy);
    border-radius: inherit;
  }
  a,
  button {
    padding: 0.625rem 0;
    border: 0;
    background: none;
    color: var(--link);
    font-weight: 600;
    text-decoration: underline;
  }
`;
