// The cms for the tests of rights: the public paths, Payload's REST API and the admin's server functions over
// HTTP. The tests prepare and read data through /test/…, bypassing all rights.
import { createServer, type IncomingMessage } from 'node:http';
import { handleEndpoints } from 'payload';

process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG = 'silent';

const { default: config } = await import('../payload.config');
const { env } = await import('../src/env');
const { handlerOf } = await import('../src/http/handlerOf');
const { getApi, getCms } = await import('../src/getApi');
const { loadAdminCalls } = await import('./adminCalls');
const { RightsState } = await import('./RightsState');

await getApi();
const cms = await getCms();
// The tests decide when a scheduled publication runs.
for (const cron of cms.crons) cron.stop();
const state = new RightsState(cms);
const adminCall = await loadAdminCalls(config);

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const { method = 'GET', url = '/' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const body = method === 'GET' ? null : Buffer.concat(parts);
  return new Request(new URL(url, env.host), { method, headers, body });
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/cms-api')) return handleEndpoints({ config, request });
  if (pathname.startsWith('/admin-call/')) return adminCall(request);
  if (pathname.startsWith('/test/')) return Response.json(await state.answer(request));
  const handle = handlerOf(pathname);
  return handle ? handle({ request, peers: ['127.0.0.1'] }) : new Response(null, { status: 404 });
}

createServer((incoming, outgoing) => {
  toRequest(incoming)
    .then(answer)
    .catch((error: unknown) => new Response(String(error), { status: 500 }))
    .then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    })
    .catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined));
}).listen(env.port);
