import styled from 'styled-components';
import { control } from '@/components/TextField/TextField.styles';

export { Choice, Form, Small, Stack } from '@/features/alerts/AlertForm.styles';

export const Step = styled.fieldset`
  display: grid;
  gap: 1.25rem;
  min-width: 0;
  padding: 0;
  border: 0;
  &[hidden] {
    display: none;
  }
  & > legend {
    padding: 0 0 1.25rem;
    font-size: var(--fs-card);
    font-weight: 600;
  }
`;

export const TextArea = styled.textarea`
  ${control}
  min-height: 6.5rem;
  resize: vertical;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  justify-content: space-between;
`;

/** Outside the screen, for programs that fill in every field. */
export const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const Messages = styled.ol`
  display: grid;
  gap: 0.75rem;
  padding: 0;
  list-style: none;
  li {
    padding: 0.75rem 1rem;
    border-radius: var(--r-card);
    background: var(--t-sand);
    color: var(--ink);
    line-height: 1.45;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export const PhotosPart = styled.section`
  display: grid;
  gap: 1rem;
`;

export const Photos = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: 1rem;
  padding: 0;
  list-style: none;
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    border-radius: var(--r-card);
    object-fit: cover;
  }
`;

export const More = styled.details`
  display: grid;
  gap: 1.25rem;
  padding-top: 1rem;
  border-top: 1px solid var(--rule);
  summary {
    min-height: 44px;
    font-weight: 600;
    cursor: pointer;
  }
`;
