import { AsyncLocalStorage } from 'node:async_hooks';
import { register } from 'node:module';
import type { SanitizedConfig } from 'payload';
import { serverFunctions } from '../src/admin/serverFunctions';
import { isRecord } from '../src/lib/isRecord';

declare global {
  var studiumTestHeaders: AsyncLocalStorage<Headers> | undefined;
}

// Without Next, styles and pictures cannot be imported and `next/headers` does not work, so they are
// replaced.
const loader = `
  const empty = /\\.(s?css|svg|png|ico)$/;
  export async function load(url, context, next) {
    if (empty.test(url))
      return { format: 'module', source: 'export default ""', shortCircuit: true };
    if (url.endsWith('/next/headers.js'))
      return {
        format: 'module',
        source: 'export const headers = async () => globalThis.studiumTestHeaders.getStore();' +
          'export const cookies = headers;',
        shortCircuit: true,
      };
    return next(url, context);
  }`;

/** Handles the admin's calls of Next server functions with Payload's own code. */
export async function loadAdminCalls(config: Promise<SanitizedConfig>) {
  const headers = new AsyncLocalStorage<Headers>();
  globalThis.studiumTestHeaders = headers;
  register(`data:text/javascript,${encodeURIComponent(loader)}`);
  const { handleServerFunctions } = await import('@payloadcms/next/layouts');

  return async (request: Request): Promise<Response> => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const args: unknown = await request.json();
    if (!isRecord(args)) return new Response(null, { status: 400 });
    if (typeof args.date === 'string') args.date = new Date(args.date);
    try {
      const result: unknown = await headers.run(request.headers, () =>
        handleServerFunctions({ name, args, config, importMap: {}, serverFunctions }),
      );
      // Some of Payload's handlers return errors instead of throwing them.
      const isRefused = result === null || (isRecord(result) && 'errors' in result);
      return Response.json(dataOf(result), { status: isRefused ? 403 : 200 });
    } catch (error) {
      const status = isRecord(error) && typeof error.status === 'number' ? error.status : 403;
      return Response.json({ message: String(error) }, { status });
    }
  };
}

/** Selects the data of a result, because rendered components are circular and cannot be serialised. */
const dataOf = (result: unknown): object => ({
  data: isRecord(result) ? (result.data ?? result.state ?? null) : result,
  message: isRecord(result) ? result.message : undefined,
});
