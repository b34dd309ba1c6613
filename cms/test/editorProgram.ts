// Performs an action of an editor in a separate process: `seed` fills the database, for other actions see
// edit.ts. It prints the data that the tests need as JSON on the last line.
import { getPayload } from 'payload';

process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG = 'silent';

const { default: config } = await import('../payload.config');
const { edit } = await import('./edit');

const payload = await getPayload({ config });
console.log(JSON.stringify(await edit(payload, process.argv.slice(2))));
process.exit(0);
