import { existsSync, mkdtempSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * Returns why a value is invalid and what is allowed, or undefined for a valid value. The text continues
 * a sentence that begins with the variable's name.
 *
 * @typedef {(value: string) => string | undefined} Check
 */

/**
 * @param {RegExp | ((value: string) => boolean)} rule
 * @param {string} problem
 * @returns {Check}
 */
const matching = (rule, problem) => (value) => {
  const isValid = typeof rule === 'function' ? rule(value) : rule.test(value);
  return isValid ? undefined : problem;
};

const port = matching(
  (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535,
  'must be a whole number from 1 to 65535',
);

const address = matching(
  (value) => isUrl(value, 'http', 'https') && `${new URL(value).origin}/` === new URL(value).href,
  'must be an address such as https://www.studium.example, without a path',
);

/** @type {Check} */
const folder = (value) => {
  let path = resolve(ROOT, value);
  while (!existsSync(path)) path = dirname(path);
  if (!statSync(path).isDirectory()) return `must be a folder, but ${path} is a file`;
  try {
    // Only a write shows that the folder is writable; permissions do not cover a read-only disk or /proc.
    rmdirSync(mkdtempSync(join(path, '.studium-')));
  } catch {
    return `must be a folder that can be written, but nothing can be created in ${path}`;
  }
};

/**
 * @param {string} scheme
 * @param {string} other is accepted too
 */
const url = (scheme, other) =>
  matching(
    (value) => isUrl(value, scheme, other),
    `must be an address that begins with ${scheme}://, or be left out`,
  );

const secret = matching(
  /^[\w-]{16,}$/,
  'must have at least 16 characters out of letters, digits, - and _; if it is empty, one is generated',
);

const anyValue = () => undefined;

/** Every variable of the two programs, which is checked before a start; `.env.example` explains them. */
export const CHECKS = /** @type {const} */ ({
  PORT: port,
  CMS_PORT: port,
  LISTEN_ADDRESS: matching(
    (value) => isIP(value) !== 0,
    'must be an address of this machine, such as 127.0.0.1, or be left out for all',
  ),
  SITE_URL: address,
  CMS_HOST: address,
  SITE_INTERNAL_URL: address,
  CMS_INTERNAL_URL: address,
  DATA_DIR: folder,
  DATABASE_URL: url('postgres', 'postgresql'),
  REDIS_URL: url('redis', 'rediss'),
  SMTP_URL: url('smtp', 'smtps'),
  MAIL_FROM: matching(
    /^([^<>"\\]*<[^<>@\s,]+@[^<>@\s,]+>|[^<>@\s,]+@[^<>@\s,]+)$/,
    'must be an address, or a name and an address as in Studium <studium@studium.example>',
  ),
  S3_BUCKET: matching(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket'),
  S3_ENDPOINT: url('https', 'http'),
  S3_REGION: matching(/^[a-z\d-]+$/, 'must be a region such as eu-south-1'),
  S3_FORCE_PATH_STYLE: matching(/^(true|false)$/, 'must be true or false'),
  S3_ACCESS_KEY_ID: anyValue,
  S3_SECRET_ACCESS_KEY: anyValue,
  METRICS_PORT: port,
  CMS_METRICS_PORT: port,
  METRICS_HOST: matching(/^[\da-f.:]+$/i, 'must be an address of this machine, or 0.0.0.0 for all'),
  TRUSTED_PROXIES: matching(
    /^[\da-f.:]+(\/\d{1,3})?(\s*,\s*[\da-f.:]+(\/\d{1,3})?)*$/i,
    'must be addresses or networks such as 10.0.0.0/8, separated by commas',
  ),
  SECURITY_CONTACT: matching(
    /^(mailto:\S+@\S+|https:\/\/\S+)$/,
    'must begin with mailto: or https://',
  ),
  OFFLINE: matching(/^(on|off)$/, 'must be on or off'),
  PAYLOAD_SECRET: secret,
  REVALIDATE_SECRET: secret,
  PREVIEW_TOKEN: secret,
  DEMO_TOWN: matching(/^(yes|no)$/, 'must be yes or no'),
  TOWN: matching(
    (value) => /^[a-z\d-]+$/.test(value) && existsSync(join(ROOT, 'towns', value)),
    'must be the name of a folder in towns, such as castelmora',
  ),
  EDITOR_EMAIL: matching(/^[^@\s]+@[^@\s]+$/, 'must be an e-mail address'),
  EDITOR_PASSWORD: matching(
    /^.{12,}$/,
    'must have at least 12 characters; if it is empty, one is generated',
  ),
  NEXT_PUBLIC_GTM_ID: matching(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC1234, or be left out'),
  NEXT_PUBLIC_MAPBOX_TOKEN: matching(
    /^pk\.[\w.-]+$/,
    'must be a public token, which begins with pk., or be left out',
  ),
  CHROMIUM_PATH: anyValue,
});

/** Variables whose values must not be printed: secrets, and addresses that may contain a password. */
const HIDDEN = /SECRET|ACCESS_KEY|TOKEN|PASSWORD|DATABASE_URL|REDIS_URL|SMTP_URL/;

/** @typedef {ReturnType<typeof readSettings>} Settings */

/**
 * Returns the ports, the addresses without a slash at the end, and the folder of the data as an absolute path.
 *
 * @param {Environment} source the environment that they are read from
 * @throws {Problem} that names the first invalid variable
 */
export function readSettings(source) {
  for (const [name, check] of Object.entries(CHECKS)) {
    const value = source[name];
    const problem = value && check(value);
    if (problem)
      throw new Problem(`${name} ${problem}${HIDDEN.test(name) ? '' : `; it is "${value}"`}.`);
  }
  const port = Number(source.PORT || 3000);
  const cmsPort = Number(source.CMS_PORT || 4000);
  if (port === cmsPort)
    throw new Problem(`PORT and CMS_PORT are both ${port}; give each program a port of its own.`);
  return {
    port,
    cmsPort,
    siteUrl: withoutSlash(source.SITE_URL || `http://localhost:${port}`),
    cmsHost: withoutSlash(source.CMS_HOST || `http://localhost:${cmsPort}`),
    editorEmail: source.EDITOR_EMAIL || 'editor@studium.example',
    dataDir: resolve(ROOT, source.DATA_DIR || 'cms/data'),
    usesPostgres: Boolean(source.DATABASE_URL),
    source,
  };
}

/**
 * Returns the environment of this process with the variables of `.env`; the shell's values have priority.
 *
 * @returns {Environment}
 */
export const readEnvironment = () => ({ ...parseEnv(readEnvFile()), ...process.env });

/** The text of `.env`, which may be missing. */
export function readEnvFile() {
  const file = join(ROOT, '.env');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The names in a `.env` file that are no settings, for example because they are misspelt. @param {string} text */
export const unknownNames = (text) =>
  Object.keys(parseEnv(text)).filter((name) => !(name in CHECKS));

/**
 * Parses a `.env` file: lines of NAME=value, with optional quotes and comments.
 *
 * @param {string} text
 * @returns {Environment}
 * @throws {Problem} that names the first invalid line
 */
export function parseEnv(text) {
  /** @type {Environment} */
  const variables = {};
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const parts =
      /^\s*(?:export\s+)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(.*?))\s*(?:(?<=[\s"'])#.*)?$/.exec(
        line,
      );
    if (!parts?.[1]) throw new Problem(`Line ${index + 1} of .env is not NAME=value; correct it.`);
    variables[parts[1]] = parts[2] ?? parts[3] ?? parts[4];
  }
  return variables;
}

/**
 * @param {string} value
 * @param {...string} schemes
 */
function isUrl(value, ...schemes) {
  return URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1));
}

/** @param {string} value */
function withoutSlash(value) {
  return value.replace(/\/$/, '');
}
