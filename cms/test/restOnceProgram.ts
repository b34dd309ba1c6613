// Sends one request to Payload's REST API like the admin, with Payload's log enabled, and prints the status.
// Arguments: method, path, token of the staff or "", JSON body or "".
import { getPayload, handleEndpoints } from 'payload';
import { guardLogs } from '../src/logs/guardLogs';

process.env.DISABLE_PAYLOAD_HMR = 'true';
guardLogs();

const { default: config } = await import('../payload.config');
const [method = 'GET', path = '', token = '', body = ''] = process.argv.slice(2);
const payload = await getPayload({ config });
const response = await handleEndpoints({
  config,
  request: new Request(`http://localhost/cms-api${path}`, {
    method,
    headers: {
      ...(token !== '' && { authorization: `JWT ${token}` }),
      ...(body !== '' && { 'content-type': 'application/json' }),
    },
    ...(body !== '' && { body }),
  }),
});
console.log(`status ${response.status}`);
await payload.destroy().catch(() => undefined);
process.exit(0);
