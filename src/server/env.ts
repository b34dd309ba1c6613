/**
 * The environment of the running site. Read when first needed, so that importing a module never
 * fails; a value that cannot be used is named in the error.
 */
export interface Env {
  /** Origin of the content management system, without a trailing slash. */
  cmsHost: string;
  /** Public origin of this site, without a trailing slash. */
  siteUrl: string;
  /** Signs the webhook of the content management system; without it no webhook is accepted. */
  revalidateSecret: string | null;
}

export function env(): Env {
  return {
    cmsHost: origin('CMS_HOST', 'http://localhost:4000'),
    siteUrl: origin('SITE_URL', 'http://localhost:3000'),
    revalidateSecret: process.env.REVALIDATE_SECRET ?? null,
  };
}

function origin(name: string, fallback: string): string {
  const value = process.env[name] ?? fallback;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name} must be an address such as ${fallback}, but is "${value}".`);
  }
  return new URL(value).origin;
}
