// Plays an editor from a process of its own: `seed` fills the database, every other word is one
// thing an editor does (edit.ts). Prints what the tests need to know as JSON on the last line.
import { getPayload } from 'payload';

process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG = 'silent';

const { default: config } = await import('../payload.config');
const { edit } = await import('./edit');

const payload = await getPayload({ config });
console.log(JSON.stringify(await edit(payload, process.argv.slice(2))));
process.exit(0);
