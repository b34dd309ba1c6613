import { getPayload } from 'payload';
import { LogSafeError } from '@studium/shared/LogSafeError';
import { exitWithError } from '../src/logs/exitWithError';

// npm run alerts -w cms: sends the mails of saved searches now. The server does the same every hour.

// Without this, Payload connects to a development server of Next for hot reload.
process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG ??= 'silent';

const { env } = await import('../src/env').catch(exitWithError);
const { describeDatabaseError } = await import('./describeDatabaseError');
const { Rows } = await import('../src/accounts/Rows');
const { sendAlerts } = await import('../src/alerts/sendAlerts');
const { default: config } = await import('../payload.config').catch(exitWithError);

const secret =
  env.revalidateSecret ??
  exitWithError(new LogSafeError('REVALIDATE_SECRET must be set, as on the site.'));
const payload = await getPayload({ config }).catch((error: unknown) =>
  exitWithError(new LogSafeError(describeDatabaseError(env.database, error))),
);
const report = await sendAlerts({ payload, rows: new Rows(payload), secret });
console.log(JSON.stringify(report));
await payload.destroy();
process.exit(report.failed > 0 ? 1 : 0);
