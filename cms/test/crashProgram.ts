// Ends by an error that nothing catches, as a library would let it happen; the argument says which.
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
