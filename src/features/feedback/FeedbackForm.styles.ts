import styled from 'styled-components';
import { control } from '@/components/TextField/TextField.styles';
import { Wrap } from '@/components/Wrap/Wrap';

export const Root = styled(Wrap)`
  padding-bottom: var(--section);
`;

export const Card = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: start;
  padding-top: 1.5rem;
  border-top: 1px solid var(--rule);
`;

/** The target of the redirect after a submit without JavaScript, see server/feedbackHandler.ts. */
export const Outcome = styled.p`
  &:not(:target) {
    display: none;
  }
`;

export const Status = styled.p`
  &:empty {
    margin-top: -1rem;
  }
`;

export const QuestionForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
  /* After a redirect from the server the question is already answered. */
  :has(:target) > & {
    display: none;
  }
`;

export const Question = styled.p`
  font: 600 var(--fs-card) / 1.3 var(--display);
`;

export const Answers = styled.div`
  display: flex;
  gap: 0.75rem;
  [aria-pressed='true'] {
    background: var(--fg);
    color: var(--ground);
  }
`;

export const Reason = styled.form`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  width: 100%;
  max-width: 40rem;
  label {
    font-weight: 600;
  }
  button {
    margin-top: 0.5rem;
  }
  textarea {
    ${control}
    min-height: 6.5rem;
    resize: vertical;
  }
`;

export const Hint = styled.p`
  color: var(--fg-soft);
  font-size: var(--fs-small);
`;
