import styled, { css } from 'styled-components';

const sizes = {
  small: css`
    font-size: var(--title-small, var(--fs-h3));
  `,
  medium: css`
    font-size: var(--title-medium, var(--fs-h2));
  `,
  large: css`
    font-size: var(--title-large, var(--fs-h1));
  `,
};

/**
 * The frame sets --arch to show the arch on titles that start a section. A hero enlarges titles with the
 * --title-* sizes.
 */
export const Title = styled.h2<{ $size: keyof typeof sizes; $arch: boolean }>`
  ${({ $size }) => sizes[$size]}
  max-width: 14.7em;
  margin-inline: var(--inline-margin, 0);
  ${({ $arch }) =>
    $arch &&
    css`
      display: flex;
      align-items: baseline;
      justify-content: var(--justify, start);
      gap: 0.55em;
      max-width: 18.7em;
      &::before {
        content: '';
        display: var(--arch, none);
        flex: none;
        width: 0.5em;
        height: 0.72em;
        border-radius: 1em 1em 0 0;
        background: var(--mark);
        forced-color-adjust: none;
      }
    `}
`;
