import styled from 'styled-components';

export const Past = styled.section`
  display: grid;
  gap: var(--head);
  padding-top: var(--section);
`;

/** Looks like the quiet button it is. */
export const Earlier = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    padding: 0.5rem 1.375rem;
    border-radius: var(--r-pill);
    background: var(--t-sand);
    color: var(--ink);
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    background: var(--line);
  }
  &[open] summary {
    margin-bottom: var(--head);
  }
  @media (forced-colors: active) {
    summary {
      border: 1px solid ButtonText;
    }
  }
`;
