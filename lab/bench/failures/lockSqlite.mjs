// Locks a SQLite database as another program could. Arguments: its file, and milliseconds.
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';

const [, , file, milliseconds] = process.argv;
const client = createClient({ url: `file:${file}` });
await client.execute('PRAGMA busy_timeout = 5000');
await client.execute('BEGIN EXCLUSIVE');
console.log('locked');
await pause(Number(milliseconds));
await client.execute('COMMIT');
