import styled, { css } from 'styled-components';

/** The colours of the scale: from green over ochre to brick. */
const colors = [
  'var(--f-sage)',
  'color-mix(in srgb, var(--f-sage) 88%, var(--f-ochre))',
  'color-mix(in srgb, var(--f-sage) 74%, var(--f-ochre))',
  'color-mix(in srgb, var(--f-sage) 60%, var(--f-ochre))',
  'color-mix(in srgb, var(--f-sage) 40%, var(--f-ochre))',
  'color-mix(in srgb, var(--f-sage) 20%, var(--f-ochre))',
  'var(--f-ochre)',
  'color-mix(in srgb, var(--f-brick) 35%, var(--f-ochre))',
  'color-mix(in srgb, var(--f-brick) 65%, var(--f-ochre))',
  'var(--f-brick)',
];

export const Scale = styled.div`
  display: flex;
  align-items: center;
  gap: 3px;
  height: 3.25rem;
`;

/** Only the class of the accommodation shows its name, because the other steps are too small for text. */
export const Step = styled.span<{ $index: number; $own: boolean }>`
  flex: 1;
  height: 1.25rem;
  border-radius: 4px;
  background: ${({ $index }) => colors[$index]};
  font-size: 0;
  forced-color-adjust: none;
  ${({ $own }) =>
    $own &&
    css`
      flex: none;
      display: grid;
      place-items: center;
      width: 3.25rem;
      height: 3.25rem;
      border-radius: var(--r-inner);
      background: var(--ink);
      color: var(--surface);
      font: 800 1.375rem/1 var(--display);
    `}
`;

export const Why = styled.p`
  font-size: var(--fs-small);
  line-height: 1.5;
`;

export const Indices = styled.dl`
  margin-top: 1rem;
  font-size: var(--fs-small);
  div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.225rem;
  }
  dt {
    color: var(--fg-soft);
  }
  dd {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;
