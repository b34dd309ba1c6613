import { css } from 'styled-components';

/**
 * In the page itself, a title, a field or a hero opens a section, far from what is before; whatever
 * else follows belongs to it and stays close.
 */
export const topRhythm = css`
  margin-top: var(--head);
  [data-block='titleContent'] + &[data-block='textContent'] {
    margin-top: 1rem;
  }
  [data-block='textContent'] + &[data-block='textContent'] {
    margin-top: 1.25rem;
  }
  :not([data-field]) + &[data-block='buttons'] {
    margin-top: 1.5rem;
  }
  &[data-block='titleContent'],
  &[data-block='hero'],
  &[data-field],
  &[data-block='group']:has([data-block='titleContent']),
  [data-field] + &,
  [data-block='hero']:has(img) + & {
    margin-top: var(--section);
  }
  [data-field] + &[data-field],
  &[data-block='hero']:first-child,
  &[data-field]:first-child {
    margin-top: 0;
  }
  &:first-child:not([data-field], [data-block='hero']) {
    margin-top: var(--page-top, clamp(1.75rem, 4vw, 3.25rem));
  }
  &[data-field] {
    padding-block: var(--section);
  }
  /* A hero's picture covers the whole field. */
  &[data-block='hero']:has(> [data-ground]) {
    padding-block: 0;
  }
`;

/** Inside a block everything stands closer. --flow is 0 where a grid does the spacing. */
export const innerRhythm = css`
  [data-block] + & {
    margin-top: calc(1.25rem * var(--flow, 1));
  }
  [data-block='titleContent'] + &,
  [data-block='textContent'] + &[data-block='textContent'] {
    margin-top: calc(0.875rem * var(--flow, 1));
  }
  [data-block] + &:is([data-block='columns'], [data-block^='list'], [data-block='buttons']) {
    margin-top: calc(1.5rem * var(--flow, 1));
  }
  [data-block] + &[data-block='titleContent'] {
    margin-top: calc(2rem * var(--flow, 1));
  }
`;
