// The cms of most tests, in one bundled program that starts in half the time of the build: the shipped server with
// Payload's REST API and the admin's server functions in place of Next. It answers ControlClient, too. Under /cms-api/test/ the
// tests of rights prepare and read data.
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import config from '../payload.config';
import { env } from '../src/env';
import { getCms } from '../src/getApi';
import type { NextHandler } from '../src/http/listener';
import { restHandler } from '../src/http/restHandler';
import { prepareServer } from '../src/prepareServer';
import { loadAdminCalls } from './adminCalls';
import { answerControl } from './control';
import { RightsState } from './RightsState';

const cmsApi = restHandler(config);
let adminCalls: ReturnType<typeof loadAdminCalls> | undefined;
let rightsState: Promise<RightsState> | undefined;

async function answer(request: Request): Promise<Response> {
  // Below /cms-api, because the server lets only the staff send anything to other paths of Next.
  const [, first = '', second = ''] = new URL(request.url).pathname.split('/');
  if (first !== 'cms-api') return new Response(null, { status: 404 });
  if (second === 'admin-call') return (await (adminCalls ??= loadAdminCalls(config)))(request);
  if (second !== 'test') return cmsApi(request);
  const state = await (rightsState ??= getCms().then((cms) => new RightsState(cms)));
  return Response.json(await state.answer(request));
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const body = method === 'GET' ? null : new Uint8Array(await buffer(incoming));
  return new Request(new URL(url, env.host), { method, headers, body });
}

const insteadOfNext: NextHandler = async (incoming, outgoing) => {
  const response = await toRequest(incoming)
    .then(answer)
    .catch((error: unknown) => new Response(String(error), { status: 500 }));
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
};

const served = new Promise<void>((resolve) => {
  globalThis.studiumPrepared = (serve) => {
    serve({ getRequestHandler: () => insteadOfNext, close: async () => {} });
    resolve();
  };
});
await prepareServer();
await served;
const cms = await getCms();
// The tests decide when hourly work runs, which the last of these crons starts.
for (const cron of cms.crons) if (cron.getPattern()?.startsWith('0 ')) cron.stop();
await answerControl(cms, config);
// The tests have ended without stopping it.
process.exit(0);
