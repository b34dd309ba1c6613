import styled from 'styled-components';
import { control } from '@/components/TextField/TextField.styles';

export { Choice, Form, Small } from '@/features/alerts/AlertForm.styles';

/** One home: what visitors read of it, and its form. */
export const Home = styled.section`
  display: grid;
  gap: 1.25rem;
  min-width: 0;
  & + & {
    padding-top: 1.5rem;
    border-top: 1px solid var(--rule);
  }
  h2 {
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.ul`
  display: grid;
  gap: 0.25rem;
  padding: 0.875rem 1rem;
  border-radius: var(--r-card);
  background: var(--t-sand);
  color: var(--ink);
  line-height: 1.45;
  list-style: none;
`;

export const TextArea = styled.textarea`
  ${control}
  min-height: 6.5rem;
  resize: vertical;
`;
