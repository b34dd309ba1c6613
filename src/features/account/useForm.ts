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
  /** Returns the errors of the values of the last submit, by field. */
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

/** A submit with errors. Their texts are made at each render, because visitors change the language to read them. */
interface Failure<Name extends string> {
  values: FormValues<Name>;
  /** Why the request failed; null if the values are invalid and were not sent. */
  reasons: FailureReason[] | null;
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
  const [failure, setFailure] = useState<Failure<Name> | 'initial' | null>('initial');
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState(false);
  const pending = useMinimumDuration(sending);
  const { names } = rules;
  const { problems, general } = outcomeOf(failure, rules);
  const idOf = (name: Name) => `${prefix}${name}`;

  const fail = (next: Failure<Name>) => {
    setFailure(next);
    setAttempt((count) => count + 1);
  };
  const send = async (form: HTMLFormElement) => {
    const values = valuesOf(form, names);
    const invalid = rules.check(values);
    if (names.some((name) => invalid[name])) {
      fail({ values, reasons: null });
      return;
    }
    setSending(true);
    setDone(false);
    let value: Value;
    try {
      value = await rules.send(values);
    } catch (thrown) {
      fail({ values, reasons: failureReasonsOf(thrown) });
      return;
    } finally {
      setSending(false);
    }
    setFailure(null);
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

/** The texts of the errors, in the language of the page. */
function outcomeOf<Name extends string>(
  failure: Failure<Name> | 'initial' | null,
  { initialError, check, mapError }: Omit<FormRules<Name, never>, 'send' | 'onDone'>,
): Outcome<Name> {
  if (failure === null) return byField([]);
  if (failure === 'initial') return byField(initialError ? [initialError] : []);
  const { values, reasons } = failure;
  return reasons
    ? byField(reasons.map((reason) => mapError(reason, values)))
    : { problems: check(values), general: [] };
}

function byField<Name extends string>(errors: FormError<Name>[]): Outcome<Name> {
  const problems: FieldProblems<Name> = {};
  const general: string[] = [];
  for (const { text, field } of errors) {
    if (field) problems[field] = text;
    else general.push(text);
  }
  return { problems, general };
}
