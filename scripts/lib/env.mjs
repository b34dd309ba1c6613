import { existsSync, mkdtempSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * Says what is wrong with a value, and what would be right; nothing when it can be used. The
 * sentence continues one that begins with the variable's name.
 *
 * @typedef {(value: string) => string | undefined} Check
 */

/** @type {Check} */
const port = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535
    ? undefined
    : 'must be a whole number from 1 to 65535';

/** @type {Check} */
const address = (value) =>
  isUrl(value, 'http', 'https') && /^\/?$/.test(pathOf(value))
    ? undefined
    : 'must be an address such as https://www.studium.example, without a path';

/** @type {Check} */
const folder = (value) => {
  const path = nearest(resolve(ROOT, value));
  if (!statSync(path).isDirectory()) return `must be a folder, but ${path} is a file`;
  try {
    // The only true test: permissions do not tell of a read-only disk, nor of /proc.
    rmdirSync(mkdtempSync(join(path, '.studium-')));
  } catch {
    return `must be a folder that can be written, but nothing can be made in ${path}`;
  }
};

/**
 * @param {...string} schemes
 * @returns {Check}
 */
const url = (...schemes) => {
  return (value) =>
    isUrl(value, ...schemes)
      ? undefined
      : `must be an address that begins with ${schemes[0]}://, or be left out`;
};

/** @type {Check} */
const secret = (value) =>
  /^[\w-]{16,}$/.test(value)
    ? undefined
    : 'must have at least 16 characters out of letters, digits, - and _; left out, one is made';

/**
 * @param {RegExp} pattern
 * @param {string} rule
 * @returns {Check}
 */
const like = (pattern, rule) => (value) => (pattern.test(value) ? undefined : rule);

const anything = () => undefined;

/** Every variable of the two programs that is checked before a start; `.env.example` tells them. */
export const CHECKS = /** @type {const} */ ({
  PORT: port,
  CMS_PORT: port,
  SITE_URL: address,
  CMS_HOST: address,
  DATA_DIR: folder,
  DATABASE_URL: url('postgres', 'postgresql'),
  REDIS_URL: url('redis', 'rediss'),
  SMTP_URL: url('smtp', 'smtps'),
  MAIL_FROM: like(
    /^([^<>"\\]*<[^<>@\s,]+@[^<>@\s,]+>|[^<>@\s,]+@[^<>@\s,]+)$/,
    'must be an address, or a name and an address as in Studium <studium@studium.example>',
  ),
  S3_BUCKET: like(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket'),
  S3_ENDPOINT: url('https', 'http'),
  S3_REGION: like(/^[a-z\d-]+$/, 'must be a region such as eu-south-1'),
  S3_FORCE_PATH_STYLE: like(/^(true|false)$/, 'must be true or false'),
  S3_ACCESS_KEY_ID: anything,
  S3_SECRET_ACCESS_KEY: anything,
  METRICS_PORT: port,
  CMS_METRICS_PORT: port,
  METRICS_HOST: like(/^[\da-f.:]+$/i, 'must be an address of this machine, or 0.0.0.0 for all'),
  TRUSTED_PROXIES: like(
    /^[\da-f.:]+(\/\d{1,3})?(\s*,\s*[\da-f.:]+(\/\d{1,3})?)*$/i,
    'must be addresses or networks such as 10.0.0.0/8, separated by commas',
  ),
  SECURITY_CONTACT: like(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must begin with mailto: or https://'),
  OFFLINE: like(/^(on|off)$/, 'must be on or off'),
  PAYLOAD_SECRET: secret,
  REVALIDATE_SECRET: secret,
  PREVIEW_TOKEN: secret,
  DEMO_TOWN: like(/^(yes|no)$/, 'must be yes or no'),
  EDITOR_EMAIL: like(/^[^@\s]+@[^@\s]+$/, 'must be an e-mail address'),
  EDITOR_PASSWORD: like(/^.{12,}$/, 'must have at least 12 characters; left out, one is made'),
  NEXT_PUBLIC_GTM_ID: like(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC1234, or be left out'),
  NEXT_PUBLIC_MAPBOX_TOKEN: like(
    /^pk\.[\w.-]+$/,
    'must be a public token, which begins with pk., or be left out',
  ),
  CHROMIUM_PATH: anything,
});

/** What must not be repeated on a terminal: secrets, and addresses that may hold a password. */
const HIDDEN = /SECRET|ACCESS_KEY|TOKEN|PASSWORD|DATABASE_URL|REDIS_URL|SMTP_URL/;

/**
 * @typedef {object} Settings
 * @property {number} port of the site
 * @property {number} cmsPort
 * @property {string} siteUrl as visitors write it, without a slash at the end
 * @property {string} cmsHost
 * @property {string} dataDir absolute
 * @property {boolean} usesPostgres
 * @property {Environment} source the whole environment they were read from
 */

/**
 * @param {Environment} source
 * @returns {Settings}
 * @throws {Problem} that names the first variable that cannot be used
 */
export function readSettings(source) {
  for (const [name, check] of Object.entries(CHECKS)) {
    const value = source[name];
    const wrong = value && check(value);
    if (wrong)
      throw new Problem(`${name} ${wrong}${HIDDEN.test(name) ? '' : `; it is "${value}"`}.`);
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
    dataDir: resolve(ROOT, source.DATA_DIR || 'cms/data'),
    usesPostgres: Boolean(source.DATABASE_URL),
    source,
  };
}

/**
 * The environment of this process, completed by `.env`; what the shell sets wins.
 *
 * @returns {Environment}
 */
export function environment() {
  const file = join(ROOT, '.env');
  return { ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))), ...process.env };
}

/**
 * Reads the lines of a `.env`: NAME=value, quotes and comments allowed.
 *
 * @param {string} text
 * @returns {Environment}
 * @throws {Problem} that names the first line that is none
 */
export function parseEnv(text) {
  /** @type {Environment} */
  const found = {};
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const parts =
      /^\s*(?:export\s+)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(.*?))\s*(?:(?<=[\s"'])#.*)?$/.exec(
        line,
      );
    if (!parts?.[1]) throw new Problem(`Line ${index + 1} of .env is not NAME=value; mend it.`);
    found[parts[1]] = parts[2] ?? parts[3] ?? parts[4];
  }
  return found;
}

/**
 * @param {string} value
 * @param {...string} schemes
 */
function isUrl(value, ...schemes) {
  return URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1));
}

/** @param {string} value a URL */
function pathOf(value) {
  const { pathname, search, hash } = new URL(value);
  return pathname + search + hash;
}

/** @param {string} value */
function withoutSlash(value) {
  return value.replace(/\/$/, '');
}

/**
 * The path, or the first of the folders above it that exists.
 *
 * @param {string} path
 * @returns {string}
 */
function nearest(path) {
  return existsSync(path) ? path : nearest(dirname(path));
}
