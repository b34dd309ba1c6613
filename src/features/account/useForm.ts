import { useId, useState, type SyntheticEvent } from 'react';
import type { FormProblem } from '@/components/FormSummary/FormSummary';
import type { AuthError, Result } from '@/session/result';
import { useAtLeast } from '@/lib/useAtLeast';

export type FormValues<Name extends string> = Record<Name, string>;
export type FieldProblems<Name extends string> = Partial<Record<Name, string>>;

/** An error in the visitor's words, and the field that it is about, if any. */
export interface Explained<Name extends string> {
  text: string;
  field?: Name | undefined;
}

export interface FormRules<Name extends string, Value> {
  /** The fields, in the order in which the summary tells of them. */
  names: readonly Name[];
  /** What is wrong with what was written, by field. Asked when the form is sent, never before. */
  check: (values: FormValues<Name>) => FieldProblems<Name>;
  send: (values: FormValues<Name>) => Promise<Result<Value>>;
  explain: (error: AuthError, values: FormValues<Name>) => Explained<Name>;
  onDone: (value: Value, values: FormValues<Name>, form: HTMLFormElement) => void;
}

interface Outcome<Name extends string> {
  problems: FieldProblems<Name>;
  /** What is about no field. */
  general: string[];
}

export interface FormState<Name extends string> {
  /** Attributes of a field. */
  field: (name: Name) => { id: string; name: Name; error?: string };
  problems: FormProblem[];
  /** How often it was sent. */
  attempt: number;
  /** Shown for 200 ms at least (specification §9). */
  pending: boolean;
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

const pendingMs = 200;

/**
 * A form whose fields stay the browser's own: what was typed, also before scripts ran, is kept
 * whatever happens.
 */
export function useForm<Name extends string, Value>(
  rules: FormRules<Name, Value>,
): FormState<Name> {
  const prefix = useId();
  const [outcome, setOutcome] = useState<Outcome<Name>>({ problems: {}, general: [] });
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const pending = useAtLeast(sending, pendingMs);
  const { names } = rules;
  const { problems, general } = outcome;
  const idOf = (name: Name) => `${prefix}${name}`;

  const failed = (next: Outcome<Name>) => {
    setOutcome(next);
    setAttempt((count) => count + 1);
  };
  const send = async (form: HTMLFormElement) => {
    const values = valuesOf(form, names);
    const found = rules.check(values);
    if (names.some((name) => found[name])) {
      failed({ problems: found, general: [] });
      return;
    }
    setSending(true);
    const result = await rules.send(values);
    setSending(false);
    if (result.ok) {
      setOutcome({ problems: {}, general: [] });
      rules.onDone(result.value, values, form);
    } else {
      failed(outcomeOf(result.errors.map((error) => rules.explain(error, values))));
    }
  };

  return {
    field: (name) => {
      const error = problems[name];
      return { id: idOf(name), name, ...(error && { error }) };
    },
    problems: [
      ...general.map((text) => ({ text })),
      ...names.flatMap((name) => {
        const text = problems[name];
        return text ? [{ text, field: idOf(name) }] : [];
      }),
    ],
    attempt,
    pending,
    submit: (event) => {
      event.preventDefault();
      if (!sending) void send(event.currentTarget);
    },
  };
}

/** What stands in the fields; a box that is not ticked is empty. */
function valuesOf<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): FormValues<Name> {
  const data = new FormData(form);
  const pairs = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  // One pair for each name, so that none is missing.
  return Object.fromEntries(pairs) as FormValues<Name>;
}

function outcomeOf<Name extends string>(explained: Explained<Name>[]): Outcome<Name> {
  const problems: FieldProblems<Name> = {};
  const general: string[] = [];
  for (const { text, field } of explained) {
    if (field) problems[field] = text;
    else general.push(text);
  }
  return { problems, general };
}
