import styled, { css } from 'styled-components';

export type ProseSize = 'small' | 'medium' | 'large';

const sizes = {
  small: css`
    font-size: var(--fs-small);
    line-height: 1.5;
  `,
  medium: css`
    font-size: var(--text-medium, inherit);
  `,
  large: css`
    font-size: var(--fs-lead);
    font-weight: 500;
    line-height: 1.45;
  `,
};

/** Rich text: the margins of paragraphs, lists, quotes and headings. A page has them once for all sizes. */
const Elements = styled.div`
  max-width: var(--measure);
  margin-inline: var(--inline-margin, 0);
  overflow-wrap: break-word;
  & > * + * {
    margin-top: 1.1em;
  }
  h2 {
    font-size: var(--fs-h3);
    line-height: 1.15;
  }
  h4,
  h5,
  h6 {
    font-size: var(--fs-card);
  }
  & > * + :is(h2, h3, h4) {
    margin-top: 2em;
  }
  & > :is(h2, h3, h4) + * {
    margin-top: 0.6em;
  }
  a {
    /* So that an address does not widen its column where text is large. */
    overflow-wrap: anywhere;
    color: var(--link);
    font-weight: 500;
    text-underline-offset: 0.22em;
    text-decoration-thickness: 1.5px;
    text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
    &:hover {
      color: var(--link-hover);
      text-decoration-color: currentColor;
    }
  }
  ul,
  ol {
    display: grid;
    gap: 0.5em;
    padding-inline-start: 1.5em;
  }
  ul > li {
    position: relative;
    &::before {
      content: '';
      position: absolute;
      inset-inline-start: -1.15em;
      top: 0.5em;
      width: 0.42em;
      height: 0.58em;
      border-radius: 1em 1em 0 0;
      background: var(--mark);
      forced-color-adjust: none;
    }
  }
  ol {
    list-style: decimal;
    li::marker {
      color: var(--fg-soft);
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
  }
  li > :is(ul, ol) {
    margin-top: 0.5em;
  }
  blockquote {
    padding-block: 0.25em;
    padding-inline: 1.25em 0;
    border-inline-start: 4px solid var(--mark);
    font-family: var(--display);
    font-size: 1.1875em;
    font-weight: 600;
    line-height: 1.35;
    letter-spacing: -0.01em;
  }
  strong {
    font-weight: 650;
  }
  /* Their line height is 0, so that they do not change the height of the line. */
  sub,
  sup {
    font-size: 0.75em;
    line-height: 0;
  }
  /* A region around each table; it scrolls if the table does not fit, and widens nothing around it. */
  [data-scroll] {
    contain: inline-size;
    overflow-x: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--rule) transparent;
  }
  & > * + [data-scroll] {
    margin-top: 1.75em;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--fs-small);
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-bottom: 0.5em;
    color: var(--fg-soft);
    text-align: start;
    text-wrap: pretty;
  }
  th,
  td {
    padding-block: 0.7em;
    padding-inline: 0 1.5em;
    border-bottom: 1px solid var(--rule);
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: normal;
    &:last-child {
      padding-inline-end: 0;
    }
  }
  th {
    font-weight: 600;
  }
  thead th {
    border-bottom: 2px solid currentColor;
    font-family: var(--display);
    vertical-align: bottom;
  }
`;

export const Prose = styled(Elements)<{ $size: ProseSize }>`
  ${({ $size }) => sizes[$size]}
`;
