import { createServer, type Server } from 'node:http';
import { answerUnreadable } from '@studium/shared/answerUnreadable';
import { exitWithError } from './logs/exitWithError';
import { env } from './env';
import { createListener, type NextHandler } from './http/listener';
import { securityHeaders } from './http/securityHeaders';
import { stopJobs } from './jobs/stopJobs';
import { getCms } from './getApi';

/**
 * Milliseconds after which the program ends although a request or a job is not finished. In development the open
 * pages of the admin keep their connections.
 */
const stopTimeoutMs = env.production ? 7000 : 500;

/**
 * Milliseconds within which the headers of a request have to arrive, and a request with the longest body; the rate of a
 * body has its own limit, see receiveBody.ts.
 */
const arrival = {
  headersTimeout: 10_000,
  requestTimeout: 3_600_000,
  connectionsCheckingInterval: 2000,
};

/** What the program uses of Next's server. */
export interface NextApp {
  getRequestHandler: () => NextHandler;
  close: () => Promise<void>;
}

/** Serves all paths of the program, until a signal stops it. */
export function serve(app: NextApp): void {
  // The listener refuses a request without a host, because the answer of Node would have no security headers.
  const options = { ...arrival, requireHostHeader: false };
  const server = createServer(options, createListener(app.getRequestHandler()));
  server.on('checkExpectation', (...request) => server.emit('request', ...request));
  answerUnreadable(server, securityHeaders('/health', env, ''));
  server.on('error', exitWithError);
  // Next accepts upgraded connections and never closes them. Only its development mode uses some.
  if (env.production) server.on('upgrade', (_request, socket) => socket.destroy());
  server.listen(env.port, env.listenAddress, () =>
    console.log(`The CMS answers at ${env.host}/api (port ${env.port}).`),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(server, app).then(() => process.exit(0), exitWithError));
}

/** Finishes the requests and the running jobs. */
async function stop(server: Server, app: NextApp): Promise<void> {
  setTimeout(() => process.exit(0), stopTimeoutMs).unref();
  const closed = new Promise((resolve) => server.close(resolve));
  // Otherwise a connection whose request was running would stay open for five seconds after the response.
  setInterval(() => server.closeIdleConnections(), 100).unref();
  await Promise.all([closed, stopJobs(await getCms())]);
  await app.close();
}
