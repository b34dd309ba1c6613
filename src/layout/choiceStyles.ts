import { css } from 'styled-components';

/** A row of choices, of which one is chosen: the languages, the colour themes. */
export const choices = css`
  display: inline-flex;
  padding: 3px;
  border-radius: var(--r-pill);
  background: color-mix(in srgb, var(--fg) 9%, var(--ground));
`;

export const choice = css`
  min-width: 44px;
  min-height: 38px;
  border-radius: var(--r-pill);
  font-size: var(--fs-small);
  font-weight: 600;
  transition: background var(--fast);
  &:hover {
    background: color-mix(in srgb, var(--fg) 10%, transparent);
  }
  &:is([aria-current], :has(:checked)) {
    background: var(--fg);
    color: var(--ground);
  }
  @media (forced-colors: active) {
    &:is([aria-current], :has(:checked)) {
      outline: 2px solid CanvasText;
    }
  }
`;
