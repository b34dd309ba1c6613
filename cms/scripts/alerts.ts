import { getPayload } from 'payload';
import { LogSafeError } from '../src/logs/LogSafeError';
import { sayAndExit } from './sayAndExit';

// npm run alerts -w cms: tells those who have saved a search what is new, now. The program that
// serves does the same every hour.

// Payload would look for a development server of Next to reload with.
process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG ??= 'silent';

const { env } = await import('../src/env').catch(sayAndExit);
const { databaseFault } = await import('./databaseFault');
const { Rows } = await import('../src/accounts/Rows');
const { sendAlerts } = await import('../src/alerts/sendAlerts');
const { default: config } = await import('../payload.config').catch(sayAndExit);

const secret =
  env.revalidateSecret ??
  sayAndExit(new LogSafeError('REVALIDATE_SECRET must be set, as on the site.'));
const payload = await getPayload({ config }).catch((error: unknown) =>
  sayAndExit(new LogSafeError(databaseFault(env.database, error))),
);
const report = await sendAlerts({ payload, rows: new Rows(payload), secret });
console.log(JSON.stringify(report));
await payload.destroy();
process.exit(report.failed > 0 ? 1 : 0);
