import { useEffect, useId, useRef, type MouseEvent } from 'react';
import * as S from './FormSummary.styles';

export interface FormProblem {
  text: string;
  /** The id of the field that it is about; none where it is about all of the form. */
  field?: string;
}

interface FormSummaryProps {
  title: string;
  problems: FormProblem[];
  /** Counts the tries: with each the focus comes here anew. */
  attempt: number;
}

/** What kept a form from being sent. It takes the focus, and leads to each field. */
export function FormSummary({ title, problems, attempt }: FormSummaryProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.focus();
  }, [attempt]);
  return (
    <S.Root ref={root} role="group" tabIndex={-1} aria-labelledby={id}>
      <S.Title id={id}>{title}</S.Title>
      <ul>
        {problems.map(({ text, field }) => (
          <li key={text}>
            {field ? (
              <a href={`#${field}`} onClick={(event) => toField(event, field)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </S.Root>
  );
}

/** Into the field, ready to write; the address stays as it is. */
function toField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
