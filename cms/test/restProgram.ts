// Serves Payload's REST API with a plain HTTP server instead of Next. The IP address of the connection is in
// the header that prepareNextServer.ts sets.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getPayload, handleEndpoints } from 'payload';

process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG = 'silent';

const { default: config } = await import('../payload.config');
const { env } = await import('../src/env');
const { guardRest } = await import('../src/http/guardRest');
const { peerHeader } = await import('../src/http/peerHeader');
const { sendSecurityHeaders } = await import('../src/http/sendSecurityHeaders');

const rest = guardRest(config, (request) => handleEndpoints({ config, request }));

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  headers.set(peerHeader, incoming.socket.remoteAddress ?? '');
  const { method = 'GET', url = '/' } = incoming;
  const request = new Request(`${env.host}${url}`, {
    method,
    headers,
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  });
  const { pathname } = new URL(request.url);
  const slug = pathname.replace('/cms-api/', '').split('/');
  const response = await rest(request, { params: Promise.resolve({ slug }) });
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

await getPayload({ config });
sendSecurityHeaders();
createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error: unknown) => {
    console.error(error);
    outgoing.destroy();
  });
}).listen(env.port, '127.0.0.1');
