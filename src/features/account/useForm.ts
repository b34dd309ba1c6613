import { useId, useState, type SyntheticEvent } from 'react';
import type { FormProblem } from '@/components/FormSummary/FormSummary';
import { failureReasonsOf, type FailureReason } from '@/session/errors';
import { useMinimumDuration } from '@/lib/useMinimumDuration';

export type FormValues<Name extends string> = Record<Name, string>;
export type FieldProblems<Name extends string> = Partial<Record<Name, string>>;

/** The text of an error for visitors, and the field to which it belongs, if any. */
export interface FormError<Name extends string> {
  text: string;
  field?: Name | undefined;
}

interface FormRules<Name extends string, Value> {
  /** An error that is shown from the beginning, after a submit without scripts. */
  initialError?: FormError<Name> | undefined;
  /** The fields, in the order of the summary of errors. */
  names: readonly Name[];
  /** Returns the errors of the values, by field. Called on submit, never before. */
  check: (values: FormValues<Name>) => FieldProblems<Name>;
  /** Throws what a request or an operation of Apollo throws. */
  send: (values: FormValues<Name>) => Promise<Value>;
  mapError: (error: FailureReason, values: FormValues<Name>) => FormError<Name>;
  onDone?: (value: Value, values: FormValues<Name>, form: HTMLFormElement) => void;
}

interface Outcome<Name extends string> {
  problems: FieldProblems<Name>;
  /** Errors that belong to no field. */
  general: string[];
}

export interface FormState<Name extends string> {
  field: (name: Name) => { id: string; name: Name; error?: string };
  problems: FormProblem[];
  /** How often the form was submitted with errors. */
  attempt: number;
  /** Stays true for at least 200 ms (specification §9). */
  pending: boolean;
  /** Whether the last submit succeeded; false again while the next one is sent. */
  done: boolean;
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * A form with uncontrolled fields, so that everything typed stays after an error, including text typed
 * before hydration.
 */
export function useForm<Name extends string, Value>(
  rules: FormRules<Name, Value>,
): FormState<Name> {
  const prefix = useId();
  const [outcome, setOutcome] = useState(() =>
    outcomeOf(rules.initialError ? [rules.initialError] : []),
  );
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState(false);
  const pending = useMinimumDuration(sending);
  const { names } = rules;
  const { problems, general } = outcome;
  const idOf = (name: Name) => `${prefix}${name}`;

  const showProblems = (next: Outcome<Name>) => {
    setOutcome(next);
    setAttempt((count) => count + 1);
  };
  const send = async (form: HTMLFormElement) => {
    const values = valuesOf(form, names);
    const invalid = rules.check(values);
    if (names.some((name) => invalid[name])) {
      showProblems({ problems: invalid, general: [] });
      return;
    }
    setSending(true);
    setDone(false);
    let value: Value;
    try {
      value = await rules.send(values);
    } catch (thrown) {
      showProblems(
        outcomeOf(failureReasonsOf(thrown).map((error) => rules.mapError(error, values))),
      );
      return;
    } finally {
      setSending(false);
    }
    setOutcome({ problems: {}, general: [] });
    setDone(true);
    rules.onDone?.(value, values, form);
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
    done,
    submit: (event) => {
      event.preventDefault();
      if (!sending) void send(event.currentTarget);
    },
  };
}

/** The values of the fields; an unchecked checkbox gives an empty text. */
function valuesOf<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): FormValues<Name> {
  const data = new FormData(form);
  const pairs = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  // The cast is safe, because there is one pair for each name.
  return Object.fromEntries(pairs) as FormValues<Name>;
}

function outcomeOf<Name extends string>(errors: FormError<Name>[]): Outcome<Name> {
  const problems: FieldProblems<Name> = {};
  const general: string[] = [];
  for (const { text, field } of errors) {
    if (field) problems[field] = text;
    else general.push(text);
  }
  return { problems, general };
}
