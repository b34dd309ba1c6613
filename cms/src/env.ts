import path from 'node:path';
import { cmsDir } from './paths';

/** An environment variable that cannot be used; the message is one sentence for the operator. */
export class EnvError extends Error {
  override name = 'EnvError';
}

export interface Env {
  production: boolean;
  /** Whether Payload keeps its log to itself, for scripts that say what matters in one sentence. */
  silent: boolean;
  /** Own public address, without a trailing slash. */
  host: string;
  port: number;
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };
  dataDir: string;
  payloadSecret: string;
  revalidateSecret: string | undefined;
  previewToken: string | undefined;
  smtpUrl: string | undefined;
  editorEmail: string | undefined;
  editorPassword: string | undefined;
}

type Source = Record<string, string | undefined>;

const text = (source: Source, name: string): string | undefined =>
  source[name]?.trim() || undefined;

function address(source: Source, name: string, fallback: string): string {
  const value = text(source, name) ?? fallback;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new EnvError(`${name} must be an http or https address, but is "${value}".`);
  return value.replace(/\/+$/, '');
}

function port(source: Source): number {
  const value = text(source, 'CMS_PORT') ?? '4000';
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 65535)
    throw new EnvError(`CMS_PORT must be a port number from 1 to 65535, but is "${value}".`);
  return number;
}

/** A secret is never repeated in the message. */
function secret(source: Source, name: string, pattern = /^.{16,}$/): string | undefined {
  const value = text(source, name);
  if (value !== undefined && !pattern.test(value))
    throw new EnvError(
      `${name} must have at least 16 characters${pattern.source.includes('A-Z') ? ' out of A-Z, a-z, 0-9, _ and -' : ''}.`,
    );
  return value;
}

function database(source: Source, dataDir: string): Env['database'] {
  const value = text(source, 'DATABASE_URL');
  if (value === undefined) return { kind: 'sqlite', file: path.join(dataDir, 'studium.db') };
  if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value))
    return { kind: 'postgres', url: value };
  if (value.startsWith('file:'))
    return { kind: 'sqlite', file: path.resolve(cmsDir, value.slice('file:'.length)) };
  throw new EnvError(
    'DATABASE_URL must begin with postgres:// or file:, or be left out for a SQLite file in DATA_DIR.',
  );
}

function payloadSecret(source: Source): string {
  const value = secret(source, 'PAYLOAD_SECRET');
  if (value !== undefined) return value;
  // `next build` loads the configuration without running it.
  if (source.NODE_ENV === 'production' && source.NEXT_PHASE !== 'phase-production-build')
    throw new EnvError('PAYLOAD_SECRET must be set in production; any long random text will do.');
  return 'development-only-payload-secret';
}

/**
 * Reads and checks the environment.
 *
 * @throws EnvError naming the first variable that cannot be used.
 */
export function readEnv(source: Source): Env {
  const dataDir = path.resolve(cmsDir, text(source, 'DATA_DIR') ?? 'data');
  return {
    production: source.NODE_ENV === 'production',
    silent: source.CMS_LOG === 'silent',
    host: address(source, 'CMS_HOST', 'http://localhost:4000'),
    port: port(source),
    siteUrl: address(source, 'SITE_URL', 'http://localhost:3000'),
    database: database(source, dataDir),
    dataDir,
    payloadSecret: payloadSecret(source),
    revalidateSecret: secret(source, 'REVALIDATE_SECRET'),
    previewToken: secret(source, 'PREVIEW_TOKEN', /^[A-Za-z0-9_-]{16,}$/),
    smtpUrl: text(source, 'SMTP_URL'),
    editorEmail: text(source, 'EDITOR_EMAIL'),
    editorPassword: text(source, 'EDITOR_PASSWORD'),
  };
}

export const env = readEnv(process.env);
