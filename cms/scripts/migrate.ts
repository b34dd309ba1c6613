import { openPayload } from './openPayload';

// Payload's log is off, because its stack traces would hide our one-sentence message.
process.env.CMS_LOG = 'silent';

const payload = await openPayload({ migrate: true });
await payload.destroy();
console.log('The database is up to date.');
process.exit(0);
