import styled, { css } from 'styled-components';

const towardsOchre = (color: 'sage' | 'brick', percent: number) =>
  `color-mix(in srgb, var(--f-${color}) ${percent}%, var(--f-ochre))`;

/** The colours of the scale: from green over ochre to brick. */
const colors = [
  ...[100, 88, 74, 60, 40, 20].map((percent) => towardsOchre('sage', percent)),
  ...[0, 35, 65, 100].map((percent) => towardsOchre('brick', percent)),
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
