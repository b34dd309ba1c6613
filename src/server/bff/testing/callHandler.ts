import { Readable } from 'node:stream';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';

interface Call {
  method?: string;
  headers?: Record<string, string>;
  query?: Record<string, string | string[]>;
  body?: string;
  /** The IP address of the client. */
  address?: string;
}

interface Answer {
  status: number;
  /** With names in lower case. */
  headers: Record<string, string>;
  body?: unknown;
  /** Where a redirect leads. */
  to?: string;
}

/** For tests: calls an API handler with fakes of Next's request and response. */
export async function callHandler(
  handler: NextApiHandler,
  { method = 'GET', headers = {}, query = {}, body = '', address = '203.0.113.7' }: Call,
): Promise<Answer> {
  const answer: Answer = { status: 200, headers: {} };
  const response = {
    setHeader: (name: string, value: string) => {
      answer.headers[name.toLowerCase()] = value;
      return response;
    },
    status: (status: number) => {
      answer.status = status;
      return response;
    },
    json: (value: unknown) => void (answer.body = value),
    redirect: (status: number, to: string) => Object.assign(answer, { status, to }),
    end: () => undefined,
  };
  const socket = { remoteAddress: address };
  const request = Object.assign(Readable.from([body]), { method, headers, query, socket });
  await handler(request as unknown as NextApiRequest, response as unknown as NextApiResponse);
  return answer;
}
