import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  EnvError,
  readPort,
  readText,
  readTrustedProxies,
  readUrl,
  type Source,
} from '@studium/shared/env';
import type { IsTrustedProxy } from '@studium/shared/visitorAddress';
import { isMailAddress } from './mail/isMailAddress';
import { cmsDir, townsDir } from './paths';

export interface Env {
  production: boolean;
  /** Whether Payload's log is off, for scripts that print one sentence themselves. */
  silent: boolean;
  /** Public address of the cms, without a trailing slash. */
  host: string;
  port: number;
  /** The address of this machine that the cms listens at; undefined for all. */
  listenAddress: string | undefined;
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
  /** Address under which the cms requests the site, without a trailing slash. */
  siteInternalUrl: string;
  database:
    { kind: 'sqlite'; file: string; isTemporary?: boolean } | { kind: 'postgres'; url: string };
  dataDir: string;
  /** Redis that the programs of a town share; without it each program counts its rate limits alone. */
  redisUrl: string | undefined;
  /** The bucket for media; without it they are stored in DATA_DIR. */
  s3:
    | {
        bucket: string;
        /** Address of a store other than Amazon's. */
        endpoint: string | undefined;
        region: string;
        /** Whether the name of the bucket is in the path instead of the host. */
        forcePathStyle: boolean;
        /** When undefined, the AWS client uses the credentials of the machine. */
        credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
      }
    | undefined;
  /** Where Prometheus can fetch metrics; undefined when no port is set. */
  metrics: { port: number; host: string } | undefined;
  payloadSecret: string;
  revalidateSecret: string | undefined;
  previewToken: string | undefined;
  /** The mail server; without it mails are written to the outbox. */
  smtpUrl: string | undefined;
  /** The sender of mails; without a name, mails show the name of the site. */
  mailFrom: { name: string | undefined; address: string };
  /** Whether the addresses in X-Forwarded-For are trusted when they come from this peer. */
  isTrustedProxy: IsTrustedProxy;
  /** The folder in `towns` of the town. */
  town: string;
  /** Whether an empty database is filled from the folder of the town. */
  demoTown: boolean;
  editorEmail: string | undefined;
  editorPassword: string | undefined;
}

const defaultSiteUrl = 'http://localhost:3000';

/** Without a slash at the end. */
const address = (...args: Parameters<typeof readUrl>): string =>
  readUrl(...args).href.replace(/\/+$/, '');

function s3(source: Source): Env['s3'] {
  const bucket = readText(source, 'S3_BUCKET');
  if (bucket === undefined) return undefined;
  const endpoint = readText(source, 'S3_ENDPOINT') && address(source, 'S3_ENDPOINT', '');
  const accessKeyId = readText(source, 'S3_ACCESS_KEY_ID');
  const secretAccessKey = readText(source, 'S3_SECRET_ACCESS_KEY');
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new EnvError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set both, or neither.');
  return {
    bucket,
    endpoint,
    region: readText(source, 'S3_REGION') ?? 'us-east-1',
    forcePathStyle: readText(source, 'S3_FORCE_PATH_STYLE') === 'true',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

function metrics(source: Source): Env['metrics'] {
  const value = readText(source, 'CMS_METRICS_PORT');
  if (value === undefined) return undefined;
  const host = readText(source, 'METRICS_HOST') ?? '127.0.0.1';
  return { port: readPort(source, 'CMS_METRICS_PORT', value), host };
}

/** What `npm start` and the documents require of every secret (scripts/lib/env.mjs). */
const secretRule = 'at least 16 characters out of letters, digits, - and _';

/**
 * The message never contains the secret.
 *
 * @param pattern accepts more than the rule for secrets that are no part of an address, because a town that already
 *   has such a secret must still start.
 */
function secret(source: Source, name: string, pattern = /^.{16,}$/): string | undefined {
  const value = readText(source, name);
  if (value !== undefined && !pattern.test(value))
    throw new EnvError(`${name} must have ${secretRule}.`);
  return value;
}

/** The message never contains the value, because it may contain a password. */
function redisUrl(source: Source): string | undefined {
  const value = readText(source, 'REDIS_URL');
  if (value !== undefined && !(/^rediss?:\/\//.test(value) && URL.canParse(value)))
    throw new EnvError('REDIS_URL must begin with redis:// or rediss:// and name a server.');
  return value;
}

/** The message never contains the value, because it contains a password. */
function smtpUrl(source: Source): string | undefined {
  const value = readText(source, 'SMTP_URL');
  if (value === undefined) return undefined;
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value) || new URL(value).hostname === '')
    throw new EnvError('SMTP_URL must begin with smtp:// or smtps:// and name a mail server.');
  return value;
}

function mailFrom(source: Source): Env['mailFrom'] {
  const host = readUrl(source, 'SITE_URL', defaultSiteUrl).hostname;
  const value = readText(source, 'MAIL_FROM') ?? `studium@${host}`;
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(value) ?? [];
  const sender = bracketed ?? value;
  // A host such as [::1] is not valid in a mail address; it occurs only on a developer's machine.
  if (!isMailAddress(sender) && readText(source, 'MAIL_FROM') === undefined)
    return { name: undefined, address: 'studium@localhost' };
  if (!isMailAddress(sender) || /["\\\p{C}]/u.test(name))
    throw new EnvError(
      `MAIL_FROM must be an address, or a name and an address as in Studium <studium@example.org>, but is "${value}".`,
    );
  return { name: name.trim() || undefined, address: sender };
}

function database(source: Source, dataDir: string): Env['database'] {
  const value = readText(source, 'DATABASE_URL');
  // The first start sets it for the folder that it moves to its place when the seed is complete.
  const isTemporary = source.DATABASE_IS_TEMPORARY === 'yes';
  if (value === undefined)
    return { kind: 'sqlite', file: path.join(dataDir, 'studium.db'), isTemporary };
  if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value))
    return { kind: 'postgres', url: value };
  throw new EnvError(
    'DATABASE_URL must begin with postgres://, or be left out for a SQLite file in DATA_DIR.',
  );
}

function payloadSecret(source: Source): string {
  const value = secret(source, 'PAYLOAD_SECRET');
  if (value !== undefined) return value;
  // `next build` loads the configuration without a secret and does not use it.
  if (source.NODE_ENV === 'production' && source.NEXT_PHASE !== 'phase-production-build')
    throw new EnvError(`PAYLOAD_SECRET must be set in production; it needs ${secretRule}.`);
  return 'development-only-payload-secret';
}

/** The default is not checked here, because a build for containers loads the configuration without `towns`. */
function town(source: Source): string {
  const value = readText(source, 'TOWN');
  if (value === undefined) return 'castelmora';
  const folder = path.join(/*turbopackIgnore: true*/ townsDir, value);
  if (!/^[a-z0-9-]+$/.test(value) || !existsSync(folder))
    throw new EnvError(
      `TOWN must be the name of a folder in towns, such as castelmora, but is "${value}".`,
    );
  return value;
}

/**
 * Reads and checks the environment.
 *
 * @throws EnvError with the name of the first variable that is not valid.
 */
export function readEnv(source: Source): Env {
  const folder = readText(source, 'DATA_DIR');
  // From the root of the repository, as scripts/lib/env.mjs resolves it, wherever this program runs.
  const dataDir = folder ? path.resolve(cmsDir, '..', folder) : path.join(cmsDir, 'data');
  const siteUrl = address(source, 'SITE_URL', defaultSiteUrl);
  return {
    production: source.NODE_ENV === 'production',
    silent: source.CMS_LOG === 'silent',
    host: address(source, 'CMS_HOST', 'http://localhost:4000'),
    port: readPort(source, 'CMS_PORT', '4000'),
    listenAddress: readText(source, 'LISTEN_ADDRESS'),
    siteUrl,
    siteInternalUrl: address(source, 'SITE_INTERNAL_URL', siteUrl),
    database: database(source, dataDir),
    dataDir,
    redisUrl: redisUrl(source),
    s3: s3(source),
    metrics: metrics(source),
    payloadSecret: payloadSecret(source),
    revalidateSecret: secret(source, 'REVALIDATE_SECRET'),
    previewToken: secret(source, 'PREVIEW_TOKEN', /^[\w-]{16,}$/),
    smtpUrl: smtpUrl(source),
    mailFrom: mailFrom(source),
    isTrustedProxy: readTrustedProxies(source),
    demoTown: readText(source, 'DEMO_TOWN') !== 'no',
    town: town(source),
    editorEmail: readText(source, 'EDITOR_EMAIL'),
    editorPassword: readText(source, 'EDITOR_PASSWORD'),
  };
}

export const env = readEnv(process.env);
