import styled, { css } from 'styled-components';
import { Icon } from '../Icon/Icon';
import { media } from '@/theme/media';
import { Link } from '../Link/Link';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'text';

const pill = css`
  justify-content: center;
  padding: 0.5rem 1.375rem;
  border-radius: var(--r-pill);
  text-align: center;
  text-wrap: balance;
  line-height: 1.25;
  &:active {
    transform: scale(0.98);
  }
`;

export const looks = {
  primary: css`
    ${pill}
    background: var(--btn);
    color: var(--on-btn);
    &:hover {
      background: var(--btn-hover);
    }
  `,
  secondary: css`
    ${pill}
    color: var(--fg);
    box-shadow: inset 0 0 0 2px var(--fg);
    &:hover {
      background: var(--fg);
      color: var(--ground);
    }
  `,
  quiet: css`
    ${pill}
    background: var(--t-sand);
    color: var(--ink);
    &:hover {
      background: var(--line);
    }
  `,
  text: css`
    /* Without the edge of forced colours, which would touch the text. */
    border: 0;
    color: var(--link);
    &:hover {
      color: var(--link-hover);
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.25em;
    }
  `,
};

/** What buttons of all looks have. */
export const base = css`
  align-items: center;
  gap: 0.5rem;
  min-height: 48px;
  font-weight: 600;
  transition:
    background var(--fast) var(--ease),
    color var(--fast) var(--ease),
    transform var(--fast) var(--ease);
`;

export const Arrow = styled(Icon)`
  transition: transform var(--slow) var(--ease);
`;

/** The styles of all looks; a page has them once. */
const Plain = styled(Link)`
  ${base}
  text-decoration: none;
  &:hover ${Arrow} {
    transform: translateX(3px);
  }
  @media (forced-colors: active) {
    border: 2px solid LinkText;
  }
  /* In print a button is a text line with its address. Doubled, because these styles win over those of the look. */
  ${media.print} {
    && {
      display: block;
      min-height: 0;
      padding: 0;
      background: none;
      box-shadow: none;
      color: var(--ink);
      text-align: start;
    }
    svg {
      display: none;
    }
  }
`;

export const Root = styled(Plain)<{ $look: ButtonLook; $block: boolean }>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  ${({ $look }) => looks[$look]}
`;
