import { getPayload } from 'payload';
import { sayAndExit } from '../scripts/sayAndExit';

// Payload would look for a development server of Next to reload with.
process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG ??= 'silent';

const { env } = await import('../src/env').catch(sayAndExit);
const { databaseFault } = await import('../scripts/databaseFault');
const { stopPublishing } = await import('../src/publish/publish');
const { default: config } = await import('../payload.config').catch(sayAndExit);
const { firstAdministrator } = await import('./firstAdministrator');
const { seed, seedState } = await import('./seed');
const { content } = await import('./content');

stopPublishing();
const payload = await getPayload({ config }).catch((error: unknown) =>
  sayAndExit(new Error(databaseFault(env.database, error))),
);
console.log(await firstAdministrator(payload, env));
if ((await seedState(payload)) === 'finished') console.log('the content is there already');
else {
  await seed(payload, content);
  console.log('seeded');
}
await payload.destroy();
process.exit(0);
