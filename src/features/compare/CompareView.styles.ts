import styled from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
  padding-block: 0.5rem 1.25rem;
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.75rem;
`;

export const End = styled.div`
  margin-inline-start: auto;
`;

export const Hint = styled.p`
  margin-block: 0.5rem 1.25rem;
  padding: 0.875rem 1.125rem;
  border-radius: var(--r-card);
  background: var(--tint);
  color: var(--ink);
`;

/** The assumptions behind the figures of the table. */
export const Assumptions = styled.section`
  display: grid;
  gap: 0.5rem;
  padding-top: 2rem;
  color: var(--fg-soft);
  font-size: var(--fs-small);
  h2 {
    color: var(--fg);
    font-size: var(--fs-card);
  }
`;

export const Near = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding-top: 2rem;
  label {
    font-weight: 600;
  }
`;

export const NearRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  select {
    width: 20rem;
    max-width: 100%;
    min-height: 48px;
    padding: 0 0.75rem;
    border: 2px solid var(--fg-soft);
    border-radius: var(--r-inner);
    background: var(--ground);
  }
`;
