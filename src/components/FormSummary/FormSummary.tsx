import { useEffect, useId, useRef, type MouseEvent } from 'react';
import * as S from './FormSummary.styles';

export interface FormProblem {
  text: string;
  /** The id of the invalid field; absent for a problem of the entire form. */
  field?: string;
}

interface FormSummaryProps {
  title: string;
  /** Text before the title of the document while the summary shows, for example “Error:”. */
  titlePrefix: string;
  problems: FormProblem[];
  /** The number of attempts; each new one moves the focus here. */
  attempt: number;
}

/** The problems that prevented a form from being sent. It takes the focus and links to each field. */
export function FormSummary({ title, titlePrefix, problems, attempt }: FormSummaryProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.focus();
  }, [attempt]);
  useEffect(() => {
    const before = document.title;
    // Another form of the page has errors too.
    if (before.startsWith(titlePrefix)) return;
    const prefixed = `${titlePrefix} ${before}`;
    document.title = prefixed;
    return () => {
      // The title of the next page stays.
      if (document.title === prefixed) document.title = before;
    };
  }, [titlePrefix]);
  return (
    <S.Root ref={root} role="group" tabIndex={-1} aria-labelledby={id} aria-describedby={`${id}l`}>
      <S.Title id={id}>{title}</S.Title>
      <ul id={`${id}l`}>
        {problems.map(({ text, field }) => (
          <li key={field ?? text}>
            {field ? (
              <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
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

/** Focuses the field without changing the address. */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
