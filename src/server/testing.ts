import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the fake CMS has received. */
interface CmsRequest {
  /** Name of the operation. */
  name: string;
  variables: Record<string, unknown>;
}

/**
 * For tests: starts a fake CMS over HTTP that returns the test's answers. CMS_HOST points to it until the
 * returned function closes it.
 */
export async function openCms(
  answer: (request: CmsRequest) => unknown,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { query, variables } = JSON.parse(body) as { query: string } & Pick<
        CmsRequest,
        'variables'
      >;
      const [, name = ''] = /^query (\w+)/.exec(query) ?? [];
      response.end(JSON.stringify({ data: answer({ name, variables }) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.CMS_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    delete process.env.CMS_HOST;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
