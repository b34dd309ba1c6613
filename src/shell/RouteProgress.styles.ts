import styled, { css, keyframes } from 'styled-components';

const run = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

/** Starts at the current width of the bar. */
const finish = keyframes`
  60% { transform: scaleX(1); opacity: 1; }
  to { transform: scaleX(1); opacity: 0; }
`;

/** Starts fast and slows down (specification §9); it never reaches the end by itself. */
const running = css`
  ${run} 5000ms cubic-bezier(0.1, 0.6, 0.3, 1) both
`;

export const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 40;
  height: 4px;
  /* Not reddish, so that red clearly shows a failure. */
  background: var(--river);
  /* With reduced motion the bar has a fixed partial width. */
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

/** Below the header; an empty notice takes no space. */
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
    border-inline-start: 6px solid var(--busy);
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
