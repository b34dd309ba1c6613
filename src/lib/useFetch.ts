import { useEffect, useEffectEvent, useState } from 'react';
import { useAtLeast } from './useAtLeast';
import { useFreshFrom } from './useFreshFrom';

/** Milliseconds for which a fetch is shown as pending at least (specification §4, §9). */
export const minimumMs = 200;

/** What became of the last request that has ended. */
interface Outcome<Value> {
  key: string;
  attempt: number;
  failed: boolean;
  /** When it ended, in milliseconds since 1970. */
  timestamp: number;
  /** The last value that arrived, also if it did for another key. */
  value: Value | null;
}

export interface Fetch<Value> {
  /** A request is under way, or was a moment ago: it does not flicker. */
  pending: boolean;
  /** Whether the last request for this key failed; also while it is tried again. */
  error: boolean;
  /** When the last request for this key ended, in milliseconds since 1970; null before. */
  timestamp: number | null;
  /** The last value that arrived. */
  value: Value | null;
  /** Whether the value is that of this key, and not too old. */
  isCurrent: boolean;
  /** Sends the request again. */
  retry: () => void;
}

interface Options {
  /** Milliseconds without another key after which the request is sent. */
  pauseMs?: number;
}

/**
 * Data that the browser fetches: pending, error and timestamp (specification §4). A request is
 * aborted when its key changes. A value that has become too old is fetched anew when the component
 * renders again or the visitor returns to the tab.
 * @param key says what is fetched; null for nothing
 * @param load fetches it
 */
export function useFetch<Value>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Value>,
  { pauseMs = 0 }: Options = {},
): Fetch<Value> {
  const freshFrom = useFreshFrom();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null);
  const own = outcome !== null && outcome.key === key ? outcome : null;
  const isSettled = own?.attempt === attempt && own.timestamp >= freshFrom;
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
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [due, attempt, pauseMs]);

  return {
    pending: useAtLeast(due !== null, minimumMs),
    error: own?.failed === true,
    timestamp: own?.timestamp ?? null,
    value: outcome?.value ?? null,
    isCurrent: own !== null && !own.failed && isSettled,
    retry: () => setAttempt(attempt + 1),
  };
}
