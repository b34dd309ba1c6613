import { css } from 'styled-components';

/**
 * The top margins of the page's own blocks. A title, a coloured block or a hero starts a section, so it has a
 * large margin; the blocks after it belong to the section and stand close.
 */
export const topLevelSpacing = css`
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
  /* The picture of a hero covers the entire coloured area. */
  &[data-block='hero']:has(> [data-ground]) {
    padding-block: 0;
  }
`;

/** The smaller margins inside a block. --flow is 0 when a grid sets the gaps. */
export const nestedSpacing = css`
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
