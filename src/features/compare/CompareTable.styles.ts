import styled from 'styled-components';
import { Link } from '@/components/Link/Link';
import { media } from '@/theme/media';

/** The scroll padding keeps the focused element visible beside the sticky column. */
export const Scroll = styled.div`
  --row-header: 6rem;
  --entry: 7.5rem;
  margin-inline: calc(var(--gutter) * -1);
  padding-inline: var(--gutter);
  overflow-x: auto;
  scroll-padding-inline-start: calc(var(--row-header) + var(--gutter));
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.tablet} {
    --row-header: 13rem;
    --entry: 10rem;
  }
  ${media.print} {
    --row-header: 7.5rem;
    margin: 0;
    padding: 0;
    overflow: visible;
    font-size: 0.85em;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  font-size: var(--fs-small);
  line-height: 1.4;
  th,
  td {
    padding: 0.7rem 0.75rem;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  td {
    min-width: var(--entry);
  }
  td li {
    padding-block: 0.05rem;
  }
  /* Stacked links need 24 px of height (WCAG 2.5.8). */
  td li a {
    display: inline-block;
    padding-block: 0.25rem;
  }
  ${media.print} {
    table-layout: fixed;
    td {
      min-width: 0;
    }
  }
`;

export const Caption = styled.caption`
  padding-bottom: 0.75rem;
  font: 700 var(--fs-h3) / 1.2 var(--display);
  text-align: start;
`;

const sticky = `
  position: sticky;
  z-index: 1;
  inset-inline-start: calc(var(--gutter) * -1);
  width: var(--row-header);
  min-width: var(--row-header);
  background: var(--paper);
`;

export const Corner = styled.th`
  ${sticky}
  color: var(--fg-soft);
  font-weight: 500;
  && {
    vertical-align: bottom;
  }
`;

export const RowHeader = styled.th`
  ${sticky}
  color: var(--fg-soft);
  font-weight: 600;
`;

export const Entry = styled.th`
  min-width: var(--entry);
  font-weight: 600;
  ${media.print} {
    min-width: 0;
  }
`;

export const Thumb = styled.div`
  display: block;
  max-width: 14rem;
  aspect-ratio: 4 / 3;
  margin-bottom: 0.6rem;
  border-radius: var(--r-inner);
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--picture);
  }
`;

export const Title = styled(Link)`
  display: block;
  font: 600 var(--fs-card) / 1.2 var(--display);
`;

export const Remove = styled.a`
  display: inline-flex;
  gap: 0.35rem;
  align-items: center;
  min-height: 44px;
  color: var(--fg-soft);
  font-weight: 500;
  svg {
    width: 18px;
    height: 18px;
  }
  ${media.print} {
    display: none;
  }
`;

/** The total is emphasised; its parts are indented below it. */
export const Line = styled.tr`
  &[data-role='sum'] {
    td,
    th {
      border-bottom: 0;
      background: var(--tint);
      color: var(--ink);
    }
    td {
      font: 700 1.375rem/1.2 var(--display);
      letter-spacing: -0.02em;
    }
  }
  &[data-role='part'] th {
    padding-inline-start: 1.5rem;
    font-weight: 500;
  }
`;

export const Note = styled.span`
  display: block;
  color: var(--fg-soft);
  font: 500 var(--fs-tiny) / 1.35 var(--text);
  letter-spacing: 0;
`;

export const Unknown = styled.span`
  color: var(--fg-soft);
  font: 500 var(--fs-small) / 1.4 var(--text);
  letter-spacing: 0;
`;
