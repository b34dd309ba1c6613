// A second program with direct access to the database of the cms, see control.ts.
import { getPayload } from 'payload';

process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG = 'silent';

const { default: config } = await import('../payload.config');
const { answerControl } = await import('./control');

await answerControl(await getPayload({ config }), config);
