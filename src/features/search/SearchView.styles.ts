import styled from 'styled-components';

export const Find = styled.div`
  display: grid;
  gap: 0.75rem;
  padding-top: 0.5rem;
`;

export const Note = styled.p`
  color: var(--fg-soft);
  &[data-wrong] {
    color: var(--busy);
    font-weight: 600;
  }
`;

export const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.25rem, 4vw, 3.5rem);
`;

export const Below = styled.div`
  padding-top: clamp(1.5rem, 3vw, 2.5rem);
`;
