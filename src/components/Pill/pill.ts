import { css } from 'styled-components';

export const pillHeight = '44px';

/** A round pill with an icon; its text is only for screen readers. */
export const round = css`
  justify-content: center;
  width: ${pillHeight};
  padding: 0;
  span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** A link or button with an icon and a text, such as those above a listing. */
export const pill = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.5rem;
  min-height: ${pillHeight};
  padding: 0.25rem 1.125rem;
  border-radius: var(--r-pill);
  background: var(--t-sand);
  color: var(--ink);
  font-size: var(--fs-small);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  transition: background var(--fast);
  &:hover {
    background: var(--line);
  }
  &:focus-visible {
    border-radius: var(--r-pill);
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    border: 1px solid LinkText;
  }
`;
