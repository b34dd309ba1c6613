import styled, { css } from 'styled-components';
import { Wrap } from '@/components/Wrap/Wrap';
import { media } from '@/theme/media';
import type { ColorToken } from '@/theme/tokens';
import type { FrameFields } from './block';
import { nestedSpacing, topLevelSpacing } from './BlockFrame.spacing';

const alignments = {
  left: css`
    --justify: start;
    --inline-margin: 0;
    text-align: start;
  `,
  center: css`
    --justify: center;
    --inline-margin: auto;
    --arch: none;
    text-align: center;
    p {
      text-wrap: balance;
    }
  `,
  right: css`
    --justify: end;
    --inline-margin: auto 0;
    --arch: none;
    text-align: end;
  `,
};

const vertical = css`
  --direction: column;
  --direction-flow: 1;
  --direction-gap: 0;
  --direction-align: stretch;
  --direction-share: 0 0 auto;
`;

const horizontal = css`
  --direction: row;
  --direction-flow: 0;
  --direction-gap: clamp(1.5rem, 4vw, 4rem);
  --direction-align: center;
  --direction-share: 1 1 0;
`;

const minHeights = { half: '50svh', full: 'calc(100svh - var(--header))' };

const hiddenOn = {
  mobile: css`
    ${media.belowTablet} {
      display: none;
    }
  `,
  tablet: css`
    ${media.onlyTablet} {
      display: none;
    }
  `,
  desktop: css`
    ${media.desktop} {
      display: none;
    }
  `,
};

const card = css`
  --arch: none;
  padding: clamp(1.25rem, 3vw, 2.25rem);
  border-radius: var(--r-card);
  overflow: hidden;
`;

interface FrameProps {
  $color: ColorToken | null;
  $frame: FrameFields;
}

/** The styles of every block of the page. They are apart from those of its fields, so that a page has them once. */
const Top = styled.div`
  &[data-block='hero'] {
    container: hero / inline-size;
  }
  ${topLevelSpacing}
  --arch: block;
  ${vertical}
`;

/** The styles of every block inside another one. */
const Nested = styled.div`
  &[data-block='hero'] {
    container: hero / inline-size;
  }
  ${nestedSpacing}
  ${vertical}
  --bleed: 0px;
  --edge: 0px;
`;

const fields = css<FrameProps>`
  ${({ $frame }) => $frame.direction === 'horizontal' && horizontal}
  ${({ $frame }) => $frame.alignment && alignments[$frame.alignment]}
  ${({ $frame: { minHeight } }) =>
    minHeight &&
    css`
      --hero-height: ${minHeights[minHeight]};
      &:not([data-block='hero']) {
        display: grid;
        align-content: center;
        min-height: ${minHeights[minHeight]};
      }
    `}
  ${({ $color }) =>
    $color &&
    css`
      --fg: var(--${$color});
      color: var(--fg);
    `}
  ${({ $frame: { visibleOn } }) =>
    visibleOn &&
    visibleOn.length > 0 &&
    (['mobile', 'tablet', 'desktop'] as const)
      .filter((width) => !visibleOn.includes(width))
      .map((width) => hiddenOn[width])}
`;

export const TopFrame = styled(Top)<FrameProps>`
  ${fields}
`;

export const NestedFrame = styled(Nested)<FrameProps & { $card: boolean }>`
  ${({ $card }) => $card && card}
  ${fields}
  ${({ $frame }) =>
    $frame.width === 'narrow' &&
    css`
      width: 100%;
      max-width: 46rem;
      margin-inline: var(--inline-margin, 0);
    `}
`;

const edgeToEdge = css`
  --picture-radius: 0;
  --bleed: 0px;
  --edge: var(--gutter);
  padding-inline: 0;
`;

/**
 * The width of a block in the page. A scrolling row may extend to the edges of the window (--bleed). In a
 * block as wide as the window, a list has a margin to these edges (--edge).
 */
export const Inner = styled(Wrap)<{
  $width: NonNullable<FrameFields['width']>;
  $edgeToEdge: boolean;
}>`
  --bleed: var(--gutter);
  ${({ $width, $edgeToEdge }) =>
    ({
      narrow: css`
        & > * {
          max-width: 46rem;
          margin-inline: var(--inline-margin, 0);
        }
      `,
      normal: '',
      wide: css`
        max-width: 110rem;
      `,
      full: css`
        max-width: none;
        ${$edgeToEdge && edgeToEdge}
      `,
    })[$width]}
`;
