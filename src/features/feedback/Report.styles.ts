import styled from 'styled-components';
import { control } from '@/components/TextField/TextField.styles';

export const Report = styled.details`
  padding-inline: 0.25rem;
  font-size: var(--fs-small);
  summary {
    display: inline-block;
    padding-block: 0.75rem;
    color: var(--fg-soft);
    text-decoration: underline;
    text-underline-offset: 0.18em;
    cursor: pointer;
    &:hover {
      color: var(--fg);
    }
  }
`;

export const Form = styled.form`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  padding-block: 0.25rem 0.75rem;
  label {
    font-weight: 600;
  }
  textarea {
    ${control}
    min-height: 6.5rem;
    resize: vertical;
  }
`;

export const Hint = styled.p`
  color: var(--fg-soft);
  font-size: var(--fs-tiny);
  line-height: 1.45;
`;

export const Status = styled.p`
  &:not(:empty) {
    padding-block: 0.25rem 0.75rem;
  }
`;
