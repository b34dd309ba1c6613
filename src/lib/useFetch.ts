import { useEffect, useEffectEvent, useState } from 'react';
import { useMinimumDuration } from './useMinimumDuration';
import { useStaleBefore } from './useStaleBefore';

/** The result of the last request that ended. */
interface Outcome<Value> {
  key: string;
  attempt: number;
  failed: boolean;
  /** When it ended, in Unix milliseconds. */
  timestamp: number;
  /** The last value that arrived, also when it belongs to another key. */
  value: Value | null;
}

export interface Fetch<Value> {
  /** A request is running, or ended less than 200 ms ago, so that an indicator does not flicker. */
  pending: boolean;
  /** Whether the last request for this key failed. It stays true during a retry. */
  error: boolean;
  /** When the last request for this key ended, in Unix milliseconds; null before. */
  timestamp: number | null;
  /** The last value that arrived. */
  value: Value | null;
  /** Whether the value belongs to this key and is not too old. */
  isCurrent: boolean;
  /** Sends the request again. */
  retry: () => void;
}

interface Options {
  /** Milliseconds without another key before the request is sent. */
  debounceMs?: number;
}

/**
 * Fetches data in the browser, with the states pending, error and timestamp (specification §4). It aborts a
 * request when its key changes. It fetches a value again when it is too old and the component renders or the
 * visitor returns to the tab.
 * @param key identifies the request; null sends none
 * @param load sends the request
 */
export function useFetch<Value>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Value>,
  { debounceMs = 0 }: Options = {},
): Fetch<Value> {
  const staleBefore = useStaleBefore();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null);
  const own = outcome !== null && outcome.key === key ? outcome : null;
  const isSettled = own?.attempt === attempt && own.timestamp >= staleBefore;
  const due = key === null || isSettled ? null : key;

  const send = useEffectEvent((signal: AbortSignal) => load(signal));
  useEffect(() => {
    if (due === null) return;
    const request = new AbortController();
    const settle = (result: { value: Value } | null) => {
      if (request.signal.aborted) return;
      setOutcome((last) => ({
        key: due,
        attempt,
        failed: result === null,
        timestamp: Date.now(),
        value: result ? result.value : (last?.value ?? null),
      }));
    };
    const timer = setTimeout(() => {
      send(request.signal).then(
        (value) => settle({ value }),
        () => settle(null),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [due, attempt, debounceMs]);

  return {
    pending: useMinimumDuration(due !== null),
    error: own?.failed === true,
    timestamp: own?.timestamp ?? null,
    value: outcome?.value ?? null,
    isCurrent: own !== null && !own.failed && isSettled,
    retry: () => setAttempt(attempt + 1),
  };
}
