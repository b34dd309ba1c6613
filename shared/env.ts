import { LogSafeError } from './LogSafeError';
import { parseTrustedProxies, type IsTrustedProxy } from './visitorAddress';

/** An environment variable that is not valid; the message is one sentence for the operator. */
export class EnvError extends LogSafeError {
  override name = 'EnvError';
}

/** The environment variables of a program. */
export type Source = Record<string, string | undefined>;

/** A variable without surrounding spaces; undefined if it is empty. */
export const readText = (source: Source, name: string): string | undefined =>
  source[name]?.trim() || undefined;

/** @throws EnvError if the variable is not an address. */
export function readUrl(source: Source, name: string, fallback: string): URL {
  const value = readText(source, name) ?? fallback;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new EnvError(`${name} must be an http or https address, but is "${value}".`);
  return new URL(value);
}

/** @throws EnvError if the variable is not a port. */
export function readPort(source: Source, name: string, fallback: string): number {
  const value = readText(source, name) ?? fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 65535)
    throw new EnvError(`${name} must be a port number from 1 to 65535, but is "${value}".`);
  return number;
}

/** The proxies of which X-Forwarded-For is trusted; by default those on the same machine. */
export function readTrustedProxies(source: Source): IsTrustedProxy {
  try {
    return parseTrustedProxies(readText(source, 'TRUSTED_PROXIES') ?? '127.0.0.0/8, ::1');
  } catch (error) {
    throw new EnvError(
      `TRUSTED_PROXIES must be addresses or networks, separated by commas: ${error instanceof Error ? error.message : ''}.`,
    );
  }
}
