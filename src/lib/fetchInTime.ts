import { requestTimeoutMs } from './requestTimeoutMs';

/**
 * Requests an address like `fetch`, which would wait for ever on a line that hangs. All requests of pages use it. The
 * time includes the body.
 *
 * @param timeoutMs milliseconds; longer for files
 * @throws TimeoutError after them, or an error of fetch
 */
export function fetchInTime(
  address: string,
  options: RequestInit = {},
  timeoutMs = requestTimeoutMs,
): Promise<Response> {
  const request = new AbortController();
  // AbortSignal.any would be shorter, but Safari 17.0 does not have it.
  for (const signal of [AbortSignal.timeout(timeoutMs), options.signal]) {
    if (signal?.aborted) request.abort(signal.reason);
    signal?.addEventListener('abort', () => request.abort(signal.reason), { once: true });
  }
  return fetch(address, { ...options, signal: request.signal });
}

/**
 * Requests JSON.
 * @throws Error for an answer without success, or an error of fetchInTime
 */
export async function fetchJson(address: string, options?: RequestInit): Promise<unknown> {
  const response = await fetchInTime(address, options);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}
