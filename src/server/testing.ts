import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a question to the content management system is about. */
interface Question {
  /** Name of the operation. */
  name: string;
  variables: Record<string, unknown>;
}

/**
 * For tests: a content management system that answers over HTTP what a test says, and that CMS_HOST
 * points to until it is closed.
 */
export async function openCms(
  answer: (question: Question) => unknown,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { query, variables } = JSON.parse(body) as { query: string } & Pick<
        Question,
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
