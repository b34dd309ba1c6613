import { LogSafeError } from '@studium/shared/LogSafeError';
import { exitWithError } from '../src/logs/exitWithError';
import { openPayload } from './openPayload';

// npm run alerts -w cms: sends the mails of saved searches now. The server does the same every hour.

const { env } = await import('../src/env').catch(exitWithError);
const { Database } = await import('../src/db/Database');
const { sendAlerts } = await import('../src/alerts/sendAlerts');

const secret =
  env.revalidateSecret ??
  exitWithError(new LogSafeError('REVALIDATE_SECRET must be set, as on the site.'));
const payload = await openPayload();
const report = await sendAlerts({ payload, database: new Database(payload), secret });
console.log(JSON.stringify(report));
await payload.destroy();
process.exit(report.failed > 0 ? 1 : 0);
