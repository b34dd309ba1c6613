import styled from 'styled-components';
import { media } from '@/theme/media';

export const Form = styled.form`
  display: grid;
  gap: 2rem clamp(2rem, 5vw, 3.5rem);
  align-items: start;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Column = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: 1.75rem;
  ${media.tablet} {
    grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  }
`;

export const Group = styled.fieldset`
  min-width: 0;
  legend {
    padding: 0 0 0.75rem;
    font: 700 1.1875rem/1.2 var(--display);
    letter-spacing: -0.012em;
  }
`;

export const Hint = styled.p`
  padding-top: 0.625rem;
  color: var(--fg-soft);
  font-size: var(--fs-tiny);
  line-height: 1.45;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.75rem;
`;

/** Date fields are wider than number fields, so on phones they stand one below the other. */
export const Days = styled(Pair)`
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
`;

export const Fields = styled.div`
  display: grid;
  gap: 0.875rem;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
  ${media.belowSmall} {
    & > [type='submit'] {
      flex: 1;
    }
  }
`;

export const Sheet = styled.div`
  display: grid;
  gap: 2rem;
  max-width: 56rem;
  padding: clamp(1.25rem, 3vw, 2.25rem);
  border-radius: var(--r-card);
`;
