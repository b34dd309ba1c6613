import { openPayload } from './openPayload';

// npm run owners -w cms: sends the questions to owners of homes now. The server does the same every hour by day.

const { Database } = await import('../src/db/Database');
const { sendOwnerQuestions } = await import('../src/owners/sendOwnerQuestions');

const payload = await openPayload();
await sendOwnerQuestions(payload, new Database(payload));
await payload.destroy();
process.exit();
