import type { NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/errors/AppError';
import { AddressesDocument } from '@/gql/graphql';
import { defaultLocale, localeInfo, locales } from '@/routing/locales';
import { cmsFor } from '../cms';
import { env } from '../env';
import { forgetLayout } from '../layout';
import { parseChanges, type Change } from './changes';
import { pathOf, pathsOf } from './paths';
import { isSigned } from './signature';

// The signature is over the bytes that were sent.
export const config = { api: { bodyParser: false } };

const maxBodyBytes = 100_000;
/** Pages made at the same time: enough to be quick, few enough to keep answering visitors. */
const parallel = 4;

/** POST /api/revalidate: the content management system tells what was published. */
export async function revalidate(
  request: NextApiRequest,
  response: NextApiResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST').status(405).end();
    return;
  }
  try {
    const body = await readBody(request);
    const { revalidateSecret } = env();
    const signature = String(request.headers['x-studium-signature'] ?? '');
    if (!revalidateSecret || !isSigned(body, signature, revalidateSecret)) {
      throw new AppError('revalidation/bad-signature', 'unsigned, or signed with another secret');
    }
    const failed = await regenerate(parseChanges(body), (path) => response.revalidate(path));
    response.status(failed.length > 0 ? 500 : 200).json({ failed });
  } catch (error) {
    console.error(`[revalidate] ${String(error)}`);
    response.status(error instanceof AppError ? error.status : 500).json({ error: 'refused' });
  }
}

/** Makes the pages anew that show what changed; answers those that could not be made. */
async function regenerate(
  changes: Change[],
  make: (path: string) => Promise<void>,
): Promise<string[]> {
  forgetLayout(); // Menus name entries, so that any change may show there.
  const entries = changes.filter((change) => change.kind === 'entry');
  const paths = new Set(entries.flatMap(pathsOf));
  if (entries.length < changes.length) {
    // Menus, global sets, categories and media may be anywhere.
    for (const path of await everyPath()) paths.add(path);
  }
  const waiting = [...paths];
  const failed: string[] = [];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      try {
        await make(path);
      } catch (error) {
        console.error(`[revalidate] ${path}: ${String(error)}`);
        failed.push(path);
      }
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return failed;
}

async function everyPath(): Promise<string[]> {
  const { entries } = await cmsFor(defaultLocale)(AddressesDocument, {});
  return (entries ?? []).flatMap((entry) => {
    const locale = locales.find((code) => localeInfo[code].siteHandle === entry?.siteHandle);
    return locale && entry?.uri ? pathOf(entry.uri, locale) : [];
  });
}

async function readBody(request: NextApiRequest): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > maxBodyBytes) throw new AppError('revalidation/bad-body', 'too long');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
