// Ends with an uncaught error, as a library could cause it. The argument selects its kind.
import { exitOnUncaught, guardLogs } from '../src/logs/guardLogs';

guardLogs();
exitOnUncaught();

const [kind, secret = ''] = process.argv.slice(2);
const error = Object.assign(new Error(`Key (email)=(${secret}) already exists`), {
  code: '23505',
  params: [secret],
});
console.error('a library prints', error, { secret: error });
if (kind === 'rejection') void Promise.reject(error);
else
  setTimeout(() => {
    throw error;
  });
