import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { exitWithError } from './scripts/exitWithError';

// Without this, Payload connects to a development server of Next for hot reload.
process.env.DISABLE_PAYLOAD_HMR = 'true';

const { env } = await import('./src/env').catch(exitWithError);
const { handle } = await import('./src/http/handle').catch(exitWithError);
const { peersOf } = await import('./src/http/peers');
const { sendSecurityHeaders } = await import('./src/http/sendSecurityHeaders');
const { mails } = await import('./src/mail/mails').catch(exitWithError);
const { getApi } = await import('./src/start').catch(exitWithError);
const { exitOnUncaught, guardLogs } = await import('./src/logs/guardLogs');
const { logError } = await import('./src/logs/logError');

guardLogs();
exitOnUncaught();

/** Null when the message cannot become a Request, for example for TRACE, which fetch forbids. */
function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request | null {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const { method = 'GET', url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const address = url.startsWith('/') ? `http://localhost${url}` : url;
  if (method === 'TRACE' || !URL.canParse(address)) return null;
  return new Request(address, {
    method,
    headers,
    signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' }),
  });
}

const plain = (text: string, status: number): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain' } });

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const forwardedFor = incoming.headers['x-forwarded-for']?.toString();
  const peers = peersOf(incoming.socket.remoteAddress, forwardedFor);
  const clientGone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) clientGone.abort();
  });
  const request = toRequest(incoming, clientGone.signal);
  const response = request
    ? ((await handle({ request, peers })) ?? plain('Not found', 404))
    : plain('Bad request', 400);
  const headers = Object.fromEntries(response.headers);
  if (response.body && !response.headers.has('content-length')) {
    // All responses except files are small; sent in one piece they need one network write, not three.
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.writeHead(response.status, { ...headers, 'content-length': body.length });
    return void outgoing.end(body);
  }
  outgoing.writeHead(response.status, headers);
  if (!response.body) return void outgoing.end();
  // The pipeline also closes the file when the visitor disconnects or when reading fails.
  await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing).catch(() => {
    outgoing.destroy();
  });
}

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error: unknown) => {
    logError('request', error);
    if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain' });
    outgoing.end();
  });
});

await getApi().catch(exitWithError);
sendSecurityHeaders();
server.on('error', exitWithError);
server.listen(env.port, () =>
  console.log(`The CMS answers at ${env.host}/api (port ${env.port}).`),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => void mails.finish().then(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 7000).unref();
  });
